package dev.quarry.testgen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.input.InputPath;
import dev.quarry.testgen.testing.Fixtures;
import dev.quarry.testgen.testing.RecipeText;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenariosTest {
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
  void aStaticMethodHasNoReceiver() {
    Scenario scenario = fixtures.scenarios("Calls", "texts").get(0);
    assertThat(scenario.kind()).isEqualTo(CallKind.STATIC);
    assertThat(scenario.parameters()).containsExactly("text", "other", "colour");
    assertThat(texts(scenario))
        .containsExactly("<text:String>", "<other:String>", "<colour:Colour>");
  }

  @Test
  void classesThatAreAskedForComeFirst() {
    var shapes = fixtures.method("Calls", "objects");
    String usual = texts(new Scenarios(fixtures.hierarchy()).of(shapes).get(0)).get(2);
    assertThat(usual).contains("new Circle(").doesNotContain("new Square(");

    Set<String> squares = Set.of("dev/quarry/testgen/fixtures/Square");
    String asked =
        texts(new Scenarios(fixtures.hierarchy()).preferring(squares, List.of()).of(shapes).get(0))
            .get(2);
    assertThat(asked).contains("new Square(");
  }

  @Test
  void typesThatAreAskedForAreNamedToo() {
    var classes = fixtures.method("Calls", "classes");
    var scenarios = new Scenarios(fixtures.hierarchy()).preferring(Set.of(), List.of("[I"));
    String usual = texts(new Scenarios(fixtures.hierarchy()).of(classes).get(0)).get(0);
    assertThat(usual).contains("String").doesNotContain("[I");
    assertThat(texts(scenarios.of(classes).get(0)).get(0)).contains("String").contains("[I");
  }

  @Test
  void theReceiverIsNeverNull() {
    Scenario scenario = fixtures.scenarios("Account", "describe").get(0);
    assertThat(scenario.parameters()).containsExactly("this", "more");
    assertThat(texts(scenario).get(0))
        .isEqualTo(
            "this_kind{new Account(<this_owner:String>, <this_balance:I>) | new Account()"
                + " | Account.of(<this_cents:J>)}");
  }

  @Test
  void theSecondScenarioChangesTheObjectAndAddsTwice() {
    List<Scenario> scenarios = fixtures.scenarios("Account", "describe");
    assertThat(scenarios).hasSize(2);
    assertThat(texts(scenarios.get(1)).get(0))
        .endsWith(
            "} then_setClosed?setClosed(<then_setClosed_closed:Z>)"
                + " then_addNote?addNote(<then_addNote_note:String>)"
                + " then_addNote2?addNote(<then_addNote_note2:String>)");
  }

  @Test
  void aMethodThatReturnsAnotherObjectIsNoStep() {
    assertThat(texts(fixtures.scenarios("Account", "describe").get(1)).get(0))
        .doesNotContain("withBalance");
  }

  @Test
  void aHistoryRepeatsWhatChangesTheFieldsThatAreLookedAt() {
    Scenario history = histories("Tally", "isFull").get(0);
    assertThat(texts(history))
        .containsExactly(
            "new Tally()"
                + " this_then_count*count() this_then_take*take(<this_then_take_name:String>)"
                + " this_then_count2*count() this_then_take2*take(<this_then_take_name2:String>)"
                + " this_then_count3*count() this_then_take3*take(<this_then_take_name3:String>)");
    assertThat(history.before()).isEmpty();
  }

  @Test
  void aHistoryBeginsWithStaticMethodsThatChangeWhatIsLookedAt() {
    assertThat(histories("Tally", "isOpen").get(0).before())
        .extracting(step -> step.callee().name())
        .containsExactly("open", "open", "open");
  }

  @Test
  void whereNothingIsLookedAtThatChangesThereIsNoHistory() {
    assertThat(histories("Tally", "limit")).isEmpty();
  }

  @Test
  void aCurrencyIsOneThatExists() {
    assertThat(texts(fixtures.scenarios("Tally", "price").get(0)).get(1))
        .contains("Currency.getInstance(\"EUR\")")
        .contains("Currency.getInstance(\"JPY\")");
  }

  private List<Scenario> histories(String type, String method) {
    return new Scenarios(fixtures.hierarchy()).histories(fixtures.method(type, method));
  }

  @Test
  void whatCanNotChangeIsNotChanged() {
    assertThat(fixtures.scenarios("Format", "print")).hasSize(1);
  }

  @Test
  void whatTakesSomethingOutIsAStep() {
    assertThat(texts(fixtures.scenarios("Tape", "next").get(1)))
        .containsExactly("new Tape(<this_end:I>) then_next?next()");
  }

  @Test
  void anObjectIsAlsoWhatTheMethodAsksFor() {
    assertThat(texts(fixtures.scenarios("Format", "show").get(0)).get(1))
        .contains("<value_longs:[J>")
        .contains("new StringBuilder(<value_stringBuilder_");
  }

  @Test
  void objectsOfClassesWithoutNamesAreCalledWhereTheyComeFrom() {
    List<Scenario> calls =
        new Scenarios(fixtures.hierarchy()).followUps(fixtures.method("Tape", "iterator"));
    assertThat(calls)
        .extracting(scenario -> scenario.method().toString())
        .containsExactlyInAnyOrder("java.util.Iterator#hasNext()", "java.util.Iterator#next()");
    assertThat(calls).allMatch(scenario -> scenario.kind() == CallKind.INTERFACE);
    assertThat(texts(calls.get(0)))
        .containsExactly(
            "Tape.iterator(new Tape(<this_end:I>)) iterator_hasNext?hasNext()"
                + " iterator_next?next()");
    assertThat(new Scenarios(fixtures.hierarchy()).followUps(fixtures.method("Account", "of")))
        .isEmpty();
  }

  @Test
  void withoutMutatorsThereIsOneScenario() {
    assertThat(fixtures.scenarios("Node", "sum")).hasSize(1);
  }

  @Test
  void equalsIsCalledWithAnotherOfItsClassAndWithItself() {
    assertThat(texts(fixtures.scenarios("Node", "sum").get(0))).hasSize(1);
    assertThat(texts(fixtures.scenarios("Circle", "equals").get(0)).get(1))
        .contains("new Circle(")
        .endsWith(" | same0}");
  }

  @Test
  void aConstructorIsCalledLikeAMethod() {
    Scenario scenario = fixtures.scenarios("Node", "<init>").get(0);
    assertThat(scenario.kind()).isEqualTo(CallKind.CONSTRUCTOR);
    assertThat(texts(scenario).get(0)).isEqualTo("<value:I>");
  }

  @Test
  void anInheritedMethodIsCalledOnASubclassThatKeepsIt() {
    assertThat(texts(fixtures.scenarios("Base", "half").get(0)))
        .containsExactly("new Keeping(<this_size:I>)");
  }

  @Test
  void aDefaultMethodIsCalledThroughItsInterface() {
    Scenario scenario = fixtures.scenarios("Shape", "label").get(0);
    assertThat(scenario.kind()).isEqualTo(CallKind.INTERFACE);
    assertThat(texts(scenario).get(0)).contains("new Circle(").contains("new Square(");
  }

  @Test
  void constantsOfAnEnumAreReceivers() {
    assertThat(texts(fixtures.scenarios("Colour", "twice").get(0)))
        .containsExactly("this_kind{Colour.RED | Colour.GREEN | Colour.BLUE}");
  }

  @Test
  void comparedVariablesAreOfOneClass() {
    assertThat(texts(fixtures.scenarios("Calls", "compare").get(0)))
        .containsExactly("<left:String>", "<right:String>");
  }

  @Test
  void charactersAreKnownByName() {
    List<Recipe> recipes =
        List.of(
            new Recipe.Hole("c", "C"),
            new Recipe.Hole("n", "I"),
            new Recipe.Array("size", "[C", List.of(new Recipe.Hole("first", "C"))),
            new Recipe.Hole("box", "Ljava/lang/Character;"));
    assertThat(OpenPlaces.characters(recipes).stream().map(InputPath::text))
        .containsExactly("c", "first", "box#value");
  }

  @Test
  void namesOfOpenPlacesDiffer() {
    for (var file : fixtures.files()) {
      for (var method : file.methods()) {
        for (Scenario scenario : new Scenarios(fixtures.hierarchy()).of(method)) {
          Set<String> names = new HashSet<>();
          assertThat(OpenPlaces.of(scenario.arguments()))
              .allSatisfy(hole -> assertThat(names.add(hole.name())).as(hole.name()).isTrue());
        }
      }
    }
  }

  @Test
  void anAbstractClassThatNobodyExtendsIsAStub() {
    assertThat(texts(fixtures.scenarios("Orphan", "twice").get(0)).get(0))
        .startsWith("stub Orphan")
        .contains("size=<this_size:I> | <this_size2:I> | <this_size3:I>");
  }

  @Test
  void anInterfaceWithSeveralMethodsIsAStubWithResultsOfTheRightTypes() {
    assertThat(texts(fixtures.scenarios("Clerk", "fee").get(0)).get(0))
        .contains("stub Register")
        .contains("find=Optional.ofNullable(")
        .contains("new Account(")
        .contains("rate=<this_register_rate:I> | <this_register_rate2:I> | ")
        .contains("new TimeoutException(")
        .contains("isLocked=<")
        .doesNotContain("isFree=");
  }

  @Test
  void aLambdaThatGivesObjectsIsAStub() {
    assertThat(texts(fixtures.scenarios("Clerk", "supplied").get(0)).get(0))
        .contains("stub Supplier")
        .contains("get=")
        .contains("new Account(");
  }

  @Test
  void obstaclesAreSentences() {
    assertThat(obstacle("Locked", "size"))
        .hasValue(
            "No constructor, factory or constant gives a test an object of"
                + " `dev.quarry.testgen.fixtures.Locked`.");
    assertThat(obstacle("Orphan", "size").orElseThrow()).endsWith("is abstract.");
    assertThat(obstacle("Account", "secret").orElseThrow()).contains("not visible");
    assertThat(obstacle("Outer$Hidden", "show").orElseThrow()).contains("is private");
    assertThat(obstacle("Colour", "<init>").orElseThrow()).contains("not visible");
    assertThat(obstacle("Locked", "count")).isEmpty();
    assertThat(fixtures.scenarios("Locked", "size")).isEmpty();
  }

  @Test
  void reflectionHelpsWhereThereArePrivateConstructors() {
    assertThat(needsReflection("Locked", "size")).isTrue();
    assertThat(needsReflection("Outer$Hidden", "show")).isFalse();
    assertThat(needsReflection("Orphan", "twice")).isFalse();
    assertThat(needsReflection("Orphan", "size")).isFalse();
    assertThat(needsReflection("Locked", "count")).isFalse();
    assertThat(needsReflection("Account", "describe")).isFalse();
  }

  @Test
  void withReflectionPrivateConstructorsAreCalledAndPrivateFieldsSet() {
    var scenarios = new Scenarios(fixtures.hierarchy(), Reflection.ALLOWED);
    Scenario locked = scenarios.of(fixtures.method("Locked", "size")).get(0);
    assertThat(texts(locked)).containsExactly("private new Locked()");
    assertThat(HiddenMembers.areUsedBy(locked)).isTrue();
    List<Scenario> account = scenarios.of(fixtures.method("Account", "describe"));
    assertThat(account).hasSize(3);
    assertThat(HiddenMembers.areUsedBy(account.get(1))).isFalse();
    assertThat(texts(account.get(2)).get(0)).contains("then_balance?balance=(");
  }

  @Test
  void fieldsOfRecordsAreNeverSet() {
    var scenarios = new Scenarios(fixtures.hierarchy(), Reflection.ALLOWED);
    for (var file : fixtures.files()) {
      if ("java/lang/Record".equals(file.header().superName)) {
        for (var method : file.methods()) {
          assertThat(scenarios.of(method)).noneMatch(HiddenMembers::areUsedBy);
        }
      }
    }
  }

  private boolean needsReflection(String type, String method) {
    return new Scenarios(fixtures.hierarchy()).needsReflection(fixtures.method(type, method));
  }

  private Optional<String> obstacle(String type, String method) {
    return new Scenarios(fixtures.hierarchy()).obstacle(fixtures.method(type, method));
  }

  private static List<String> texts(Scenario scenario) {
    return scenario.arguments().stream().map(RecipeText::of).toList();
  }
}
