package dev.quarry.models.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LibraryModelsTest {
  private static final String STRING = "java/lang/String";
  private static final String BUILDER = "java/lang/StringBuilder";

  private final ExprFactory factory = new ExprFactory();
  private final Input s = factory.input("s", Sort.STRING);
  private final Input i = factory.input("i", Sort.INT);

  private static LibraryModel model(String owner, String name, String descriptor) {
    return LibraryModels.find(owner, name, descriptor).orElseThrow();
  }

  @Test
  void aMethodWithoutAModelIsNotFound() {
    assertThat(LibraryModels.find("java/lang/System", "nanoTime", "()J")).isEmpty();
    assertThat(LibraryModels.find("java/lang/Math", "abs", "(S)S")).isEmpty();
  }

  @Test
  void theReceiverComesFirst() {
    LibraryModel charAt = model(STRING, "charAt", "(I)C");
    assertThat(charAt.arity()).isEqualTo(2);
    assertThat(charAt.passing(0)).isEqualTo(Passing.CONTENT);
    assertThat(charAt.passing(1)).isEqualTo(Passing.PRIMITIVE);
    assertThat(charAt.nonNull(0)).isTrue();
    assertThat(charAt.nonNull(1)).isFalse();
    Effect effect = charAt.apply(factory, List.of(s, i));
    assertThat(effect.result()).contains(factory.apply(Op.STRING_CHAR_AT, s, i));
    assertThat(effect.raises())
        .extracting(Raise::exception)
        .containsExactly("java/lang/StringIndexOutOfBoundsException");
  }

  @Test
  void booleansGoInAsIntsAndComeOutAsTruthValues() {
    Expr b = factory.input("b", Sort.BOOL);
    Expr bit = factory.ite(b, factory.intConst(1), factory.intConst(0));
    LibraryModel or = model("java/lang/Boolean", "logicalOr", "(ZZ)Z");
    assertThat(or.apply(factory, List.of(bit, factory.intConst(0))).result()).contains(b);
    LibraryModel box = model("java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;");
    assertThat(box.apply(factory, List.of(bit)).result()).contains(bit);
  }

  @Test
  void aBuilderReturnsItselfWithAnotherContent() {
    LibraryModel append = model(BUILDER, "append", "(I)Ljava/lang/StringBuilder;");
    Effect effect = append.apply(factory, List.of(s, i));
    assertThat(effect.returnsReceiver()).isTrue();
    assertThat(effect.result()).isEmpty();
    Expr number = factory.apply(Op.INT_TO_STRING, i, factory.intConst(10));
    assertThat(effect.receiverAfter()).contains(factory.apply(Op.STRING_CONCAT, s, number));
  }

  @Test
  void aConstructorsReceiverIsPassedAsNull() {
    LibraryModel make = model(BUILDER, "<init>", "(Ljava/lang/String;)V");
    assertThat(make.nonNull(0)).isFalse();
    assertThat(make.nonNull(1)).isTrue();
    Effect effect = make.apply(factory, Arrays.asList(null, s));
    assertThat(effect.receiverAfter()).contains(s);
  }

  @Test
  void equalityWithAnObjectOfAnotherClassIsFalse() {
    LibraryModel equals = model(STRING, "equals", "(Ljava/lang/Object;)Z");
    assertThat(equals.nonNull(1)).isFalse();
    var withBox = equals.forClasses(List.of(STRING, "java/lang/Integer")).orElseThrow();
    assertThat(withBox.apply(factory, List.of(s, i)).result()).contains(factory.bool(false));
    var withNull = equals.forClasses(Arrays.asList(STRING, null)).orElseThrow();
    assertThat(withNull.apply(factory, Arrays.asList(s, null)).result())
        .contains(factory.bool(false));
    var withString = equals.forClasses(List.of(STRING, STRING)).orElseThrow();
    assertThat(withString.apply(factory, List.of(s, factory.string("x"))).result())
        .contains(factory.eq(s, factory.string("x")));
  }

  @Test
  void aModelThatNeedsClassesSaysSo() {
    LibraryModel equals = model(STRING, "equals", "(Ljava/lang/Object;)Z");
    assertThatThrownBy(() -> equals.apply(factory, List.of(s, s)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("forClasses");
  }

  @Test
  void theSameContentIsDifferentTextInDifferentBoxes() {
    LibraryModel valueOf = model(STRING, "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;");
    Expr seven = factory.intConst(55);
    assertThat(text(valueOf, "java/lang/Integer", seven)).isEqualTo(factory.string("55"));
    assertThat(text(valueOf, "java/lang/Character", seven)).isEqualTo(factory.string("7"));
    assertThat(text(valueOf, "java/lang/Boolean", factory.intConst(1)))
        .isEqualTo(factory.string("true"));
  }

  private Expr text(LibraryModel valueOf, String type, Expr content) {
    LibraryModel bound = valueOf.forClasses(List.of(type)).orElseThrow();
    return bound.apply(factory, List.of(content)).result().orElseThrow();
  }

  @Test
  void objectsWithoutContentHaveNoModelWhereItMatters() {
    LibraryModel append = model(BUILDER, "append", "(Ljava/lang/Object;)Ljava/lang/StringBuilder;");
    assertThat(append.forClasses(List.of(BUILDER, "com/acme/Point"))).isEmpty();
    assertThat(append.forClasses(Arrays.asList(BUILDER, null))).isPresent();
    LibraryModel equals =
        model("java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
    assertThat(equals.forClasses(List.of("com/acme/Point", STRING))).isEmpty();
    assertThat(equals.forClasses(List.of(BUILDER, BUILDER))).isEmpty();
    assertThat(equals.forClasses(List.of(STRING, "com/acme/Point"))).isPresent();
  }

  @Test
  void enumsOfOneTypeAreComparedByOrdinal() {
    LibraryModel compare = model("java/lang/Enum", "compareTo", "(Ljava/lang/Enum;)I");
    assertThat(compare.forClasses(List.of("com/acme/Colour", "com/acme/Shape"))).isEmpty();
    LibraryModel bound =
        compare.forClasses(List.of("com/acme/Colour", "com/acme/Colour")).orElseThrow();
    assertThat(bound.apply(factory, List.of(i, factory.intConst(2))).result())
        .contains(factory.apply(Op.INT_SUB, i, factory.intConst(2)));
  }

  @Test
  void whetherAReferenceIsNullIsAskedOfTheReference() {
    Input reference = factory.input("o", Sort.REF);
    LibraryModel isNull = model("java/util/Objects", "isNull", "(Ljava/lang/Object;)Z");
    assertThat(isNull.passing(0)).isEqualTo(Passing.REFERENCE);
    assertThat(isNull.nonNull(0)).isFalse();
    assertThat(isNull.apply(factory, List.of(reference)).result())
        .contains(factory.eq(reference, factory.nullRef()));
  }

  @Test
  void aRequiredReferenceIsReturnedAsItIs() {
    Input reference = factory.input("o", Sort.REF);
    LibraryModel require =
        model("java/util/Objects", "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;");
    assertThat(require.nonNull(0)).isTrue();
    assertThat(require.apply(factory, List.of(reference)).returnedArgument()).hasValue(0);
  }

  @Test
  void nullIsNoNumberAndNotDereferenced() {
    LibraryModel parse = model("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I");
    assertThat(parse.nonNull(0)).isFalse();
    assertThat(parse.apply(factory, Arrays.asList((Expr) null)).raises())
        .containsExactly(new Raise(factory.bool(true), "java/lang/NumberFormatException"));
  }

  @Test
  void callsOfKnownArgumentsAreRunAtOnce() {
    LibraryModel sine = model("java/lang/Math", "sin", "(D)D");
    assertThat(sine.precision()).isEqualTo(Precision.OPAQUE);
    assertThat(sine.apply(factory, List.of(factory.doubleConst(1.5))).result())
        .contains(factory.doubleConst(Math.sin(1.5)));
  }

  @Test
  void aWrongNumberOfArgumentsIsRefused() {
    LibraryModel length = model(STRING, "length", "()I");
    assertThatThrownBy(() -> length.apply(factory, List.of(s, i)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("java.lang.String#length()I takes 1 arguments, not 2.");
  }
}
