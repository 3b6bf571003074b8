package dev.quarry.testgen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.testgen.testing.Fixtures;
import dev.quarry.testgen.testing.RecipeText;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecipeBookTest {
  private static final String FIXTURES = "Ldev/quarry/testgen/fixtures/";

  @TempDir Path directory;
  private Fixtures fixtures;

  @BeforeEach
  void open() {
    fixtures = new Fixtures(directory);
  }

  @AfterEach
  void close() {
    fixtures.close();
  }

  @Test
  void primitivesStringsBoxesEnumsAndTheirArraysAreInputs() {
    assertThat(of("I")).isEqualTo("<p:I>");
    assertThat(of("Ljava/lang/String;")).isEqualTo("<p:String>");
    assertThat(of("Ljava/lang/Integer;")).isEqualTo("<p:Integer>");
    assertThat(of("[[D")).isEqualTo("<p:[[D>");
    assertThat(of("[Ljava/lang/String;")).isEqualTo("<p:[String>");
    assertThat(fixture("Colour")).isEqualTo("<p:Colour>");
    assertThat(fixture("Operations")).isEqualTo("<p:Operations>");
  }

  @Test
  void aCharSequenceIsAString() {
    assertThat(of("Ljava/lang/CharSequence;")).isEqualTo("<p:String>");
  }

  @Test
  void anObjectIsATextANumberOrJustAnObject() {
    assertThat(of("Ljava/lang/Object;"))
        .isEqualTo("p_kind{<p_string:String> | <p_integer:Integer> | new Object()}");
  }

  @Test
  void theRichestConstructorComesFirstThenTheSimplestThenAFactoryThenNull() {
    assertThat(fixture("Account"))
        .isEqualTo(
            "p_kind{new Account(<p_owner:String>, <p_balance:I>) | new Account()"
                + " | Account.of(<p_cents:J>) | null}");
  }

  @Test
  void outsideThePackageOnlyPublicMembersAreUsed() {
    assertThat(of(FIXTURES + "Account;", null, "com.acme"))
        .doesNotContain("new Account()")
        .contains("new Account(<p_owner:String>, <p_balance:I>)");
    assertThat(of(FIXTURES + "Square;", null, "com.acme")).isEqualTo("null");
    assertThat(of(FIXTURES + "Shape;", null, "com.acme")).doesNotContain("Square");
  }

  @Test
  void anInterfaceIsMadeFromItsImplementations() {
    assertThat(fixture("Shape"))
        .isEqualTo("p_kind{new Circle(<p_radius:D>) | new Square(<p_side:I>) | null}");
    assertThat(fixture("Operation")).startsWith("p_kind{<p:Operations> | stub Operation()");
  }

  @Test
  void aTypeWithinItselfIsMadeOnceMoreAndThenNull() {
    assertThat(fixture("Node"))
        .isEqualTo(
            "p_kind{new Node(<p_value:I>, p_next_kind{new Node(<p_next_value:I>, null) | null})"
                + " | null}");
  }

  @Test
  void anInnerObjectHasOneAroundIt() {
    assertThat(fixture("Outer$Inner"))
        .isEqualTo("p_kind{new Inner(new Outer(<p_outer_size:I>), <p_name:String>) | null}");
  }

  @Test
  void aPrivateClassCanOnlyBeNull() {
    assertThat(fixture("Outer$Hidden")).isEqualTo("null");
    assertThat(fixture("Locked")).isEqualTo("null");
  }

  @Test
  void buildersAreStartedByAMethodOrAConstructor() {
    assertThat(fixture("Pizza"))
        .isEqualTo(
            "p_kind{Builder.build(Pizza.builder() p_withCheese?withCheese(<p_withCheese_much:Z>)"
                + " p_size?size(<p_size_size:I>)) | null}");
    assertThat(fixture("Ticket"))
        .isEqualTo(
            "p_kind{Builder.build(new Builder(<p_seat:I>)"
                + " p_setName?setName(<p_setName_name:String>)) | null}");
  }

  @Test
  void withoutConstructorsPlainFactoriesConstantsAndBuildersComeBeforeWhatReadsTexts() {
    assertThat(fixture("Format"))
        .isEqualTo(
            "p_kind{Format.signed(<p_sign:C>) | Format.PLAIN"
                + " | Builder.get(Builder.create() p_setSign?setSign(<p_setSign_sign:C>)"
                + " p_setWidth?setWidth(<p_setWidth_width:I>))"
                + " | Format.parse(<p_text:String>) | null}");
  }

  @Test
  void aSingletonIsTakenFromItsField() {
    assertThat(fixture("Only")).isEqualTo("p_kind{Only.INSTANCE | null}");
  }

  @Test
  void whatOtherClassesGiveIsTheLastResort() {
    assertThat(fixture("Issued"))
        .isEqualTo("p_kind{Office.issue(new Office(<p_of_start:I>), <p_more:I>) | null}");
  }

  @Test
  void elementsFollowTheGenericType() {
    assertThat(of("Ljava/util/List;", "Ljava/util/List<Ljava/lang/Integer;>;", Fixtures.HOME))
        .isEqualTo("p_kind{LIST p_size(<p_0:Integer>, <p_1:Integer>, <p_2:Integer>) | null}");
    assertThat(
            of(
                "Ljava/util/Map;",
                "Ljava/util/Map<Ljava/lang/String;Ljava/util/List<[I>;>;",
                Fixtures.HOME))
        .startsWith(
            "p_kind{MAP p_size(<p_key0:String>, p_value0_kind{LIST p_value0_size(<p_value0_0:[I>");
    assertThat(of("Ljava/util/Set;", "Ljava/util/Set<+Ljava/lang/Long;>;", Fixtures.HOME))
        .contains("SET p_size(<p_0:Long>");
  }

  @Test
  void typeArgumentsReachTheConstructorsOfGenericClasses() {
    String box = FIXTURES + "Box<" + FIXTURES + "Colour;>;";
    assertThat(of(FIXTURES + "Box;", box, Fixtures.HOME))
        .isEqualTo("p_kind{new Box(<p_content:Colour>) | null}");
  }

  @Test
  void arraysOfObjectsHaveUpToThreeElements() {
    assertThat(of("[" + FIXTURES + "Only;"))
        .isEqualTo(
            "p_kind{[Only p_length(p_0_kind{Only.INSTANCE | null}, p_1_kind{Only.INSTANCE | null},"
                + " p_2_kind{Only.INSTANCE | null}) | null}");
  }

  @Test
  void typesOfTheJdkAreMadeAsPeopleMakeThem() {
    assertThat(of("Ljava/io/Reader;")).contains("new StringReader(<p_");
    assertThat(of("Ljava/util/Date;")).contains("new Date(<p_").contains(":J>)");
    assertThat(of("Ljava/util/Locale;")).contains("Locale.ROOT");
    assertThat(of("Ljava/time/LocalDate;")).contains("LocalDate.of(");
    assertThat(of("Ljava/util/BitSet;")).contains("new BitSet(");
    assertThat(of("Ljava/lang/IllegalStateException;")).contains("new IllegalStateException(");
    assertThat(of("Ljava/util/Iterator;", "Ljava/util/Iterator<Ljava/lang/Long;>;", Fixtures.HOME))
        .contains("List.iterator(LIST p_of_size(<p_of_0:Long>");
    assertThat(of("Ljava/util/TreeSet;")).contains("new TreeSet(");
  }

  @Test
  void whatReachesOutsideIsNull() {
    assertThat(of("Ljava/io/File;")).isEqualTo("null");
    assertThat(of("Ljava/lang/Thread;")).isEqualTo("null");
    assertThat(of("Ljava/net/Socket;")).isEqualTo("null");
    assertThat(of("Lsun/misc/Unsafe;")).isEqualTo("null");
    assertThat(of("Lcom/acme/Missing;")).isEqualTo("null");
  }

  @Test
  void functionalInterfacesAreInputsWithTheirGenericType() {
    assertThat(of("Ljava/lang/Runnable;")).isEqualTo("<p:Runnable>");
    Recipe recipe =
        new RecipeBook(fixtures.hierarchy())
            .make(
                "p",
                "Ljava/util/function/Supplier;",
                "Ljava/util/function/Supplier<Ljava/lang/String;>;",
                Fixtures.HOME);
    assertThat(((Recipe.Hole) recipe).signature())
        .isEqualTo("Ljava/util/function/Supplier<Ljava/lang/String;>;");
  }

  @Test
  void aClassParameterIsItsTypeArgument() {
    assertThat(of("Ljava/lang/Class;", "Ljava/lang/Class<Ljava/lang/Long;>;", Fixtures.HOME))
        .isEqualTo("p_kind{Long.class | null}");
    assertThat(of("Ljava/lang/Class;")).startsWith("p_kind{String.class | ");
  }

  private String fixture(String name) {
    return of(FIXTURES + name + ";");
  }

  private String of(String type) {
    return of(type, null, Fixtures.HOME);
  }

  private String of(String type, @Nullable String signature, String caller) {
    return RecipeText.of(new RecipeBook(fixtures.hierarchy()).make("p", type, signature, caller));
  }
}
