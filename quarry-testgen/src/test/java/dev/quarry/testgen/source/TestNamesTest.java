package dev.quarry.testgen.source;

import static dev.quarry.testgen.source.Calls.nothing;
import static dev.quarry.testgen.source.Calls.of;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TestNamesTest {
  private final TestNames names = new TestNames();

  private String name(String exception, String method, List<String> parameters, Value... values) {
    MethodId id = new MethodId("com.acme.Foo", method, "()V");
    TestCall call = new TestCall(id, CallKind.STATIC, parameters, List.of(values));
    return names.next(Calls.told(call, new Expectation.Throws(exception)));
  }

  @Test
  void argumentsThatMakeNoDifferenceAreNotMentioned() {
    MethodId id = new MethodId("com.acme.Foo", "pay", "(ILjava/lang/String;)V");
    TestCall call =
        new TestCall(
            id, CallKind.STATIC, List.of("amount", "name"), List.of(of(0), nothing(String.class)));
    Expectation expectation = new Expectation.Throws("java.lang.IllegalStateException");
    assertThat(names.next(new TestCase(call, expectation, Set.of(0))))
        .isEqualTo("pay_throwsIllegalStateException_whenAmountIsZero");
    assertThat(names.next(new TestCase(call, expectation, Set.of(1))))
        .isEqualTo("pay_throwsIllegalStateException_whenNameIsNull");
    assertThat(names.next(new TestCase(call, expectation)))
        .isEqualTo("pay_throwsIllegalStateException");
  }

  @Test
  void theDivisorIsBlamedRatherThanTheDividend() {
    assertThat(name("java.lang.ArithmeticException", "div", List.of("x", "y"), of(0), of(0)))
        .isEqualTo("div_throwsArithmeticException_whenYIsZero");
  }

  @Test
  void onlyNullsExplainNullPointerExceptions() {
    List<String> parameters = List.of("count", "name");
    Value nothing = nothing(String.class);
    assertThat(name("java.lang.NullPointerException", "f", parameters, of(-1), nothing))
        .isEqualTo("f_throwsNullPointerException_whenNameIsNull");
    assertThat(name("java.lang.NullPointerException", "f", parameters, of(-1), of("")))
        .isEqualTo("f_throwsNullPointerException");
  }

  @Test
  void repeatedNamesAreNumberedAndNeverClash() {
    String exception = "com.acme.Bad$Thing";
    assertThat(name(exception, "f", List.of())).isEqualTo("f_throwsThing");
    assertThat(name(exception, "f", List.of())).isEqualTo("f_throwsThing_2");
    assertThat(name(exception, "f", List.of())).isEqualTo("f_throwsThing_3");
  }

  @Test
  void testsThatComeToTheSameAreToldApartByTheArgumentsThatDiffer() {
    MethodId id = new MethodId("com.acme.Foo", "max", "(IILjava/lang/String;)I");
    List<String> parameters = List.of("a", "b", "text");
    List<TestCase> tests = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      TestCall call =
          new TestCall(
              id, CallKind.STATIC, parameters, List.of(of(7), of(-i), of(i == 3 ? "x.y" : "")));
      tests.add(new TestCase(call, new Expectation.Completes()));
    }
    assertThat(names.of(tests))
        .containsExactly(
            "max_completes_whenBIsMinus1",
            "max_completes_whenBIsMinus2",
            "max_completes_whenBIsMinus3");
    assertThat(new TestNames().of(List.of(tests.get(0), tests.get(0))))
        .containsExactly("max_completes", "max_completes_2");
  }

  @Test
  void shortResultsAndTheirCausesAreSaid() {
    List<String> sides = List.of("a", "b", "c");
    assertThat(returning("classify", of("equilateral"), sides, of(4), of(4), of(4)))
        .isEqualTo("classify_returnsEquilateral_whenAllAre4");
    assertThat(returning("kind", of("not found"), List.of("sign"), of('$')))
        .isEqualTo("kind_returnsNotFound_whenSignIsDollar");
    assertThat(returning("next", of(""), List.of("sign"), of((char) 1)))
        .isEqualTo("next_returnsEmptyString_whenSignIsControlCharacter");
  }

  @Test
  void anArgumentIsMentionedOnce() {
    MethodId id = new MethodId("com.acme.Foo", "f", "(II)V");
    List<TestCase> tests = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      TestCall call = new TestCall(id, CallKind.STATIC, List.of("a", "b"), List.of(of(0), of(-i)));
      tests.add(new TestCase(call, new Expectation.Throws("com.acme.E"), Set.of(1)));
    }
    assertThat(names.of(tests))
        .containsExactly("f_throwsE_whenBIsMinus1", "f_throwsE_whenBIsMinus2");
  }

  @Test
  void testsOfOverloadsAreToldApartByTheirParameters() {
    List<TestCase> tests = new ArrayList<>();
    for (String type : List.of("I", "Ljava/lang/String;")) {
      MethodId id = new MethodId("com.acme.Foo", "f", "(" + type + ")V");
      TestCall call = new TestCall(id, CallKind.STATIC, List.of("x"), List.of(nothing(Foo.class)));
      tests.add(new TestCase(call, new Expectation.Completes(), Set.of()));
    }
    assertThat(names.of(tests)).containsExactly("fWithInt_completes", "fWithString_completes");
  }

  private interface Foo {}

  private String returning(String method, Value result, List<String> parameters, Value... values) {
    MethodId id = new MethodId("com.acme.Foo", method, "()V");
    TestCall call = new TestCall(id, CallKind.STATIC, parameters, List.of(values));
    return names.next(Calls.told(call, new Expectation.Returns(result)));
  }

  @Test
  void namesOfOtherLanguagesBecomeIdentifiers() {
    assertThat(name("com.acme.E", "is-even?", List.of("the n"), of(-1)))
        .isEqualTo("is_even__throwsE_whenThe_nIsNegative");
  }

  @Test
  void clausesAreDroppedBeforeNamesGetTooLong() {
    String method = "a".repeat(70);
    assertThat(name("java.lang.ArithmeticException", method, List.of("n"), of(0)))
        .isEqualTo(method + "_throwsArithmeticException")
        .hasSizeLessThanOrEqualTo(100);
  }
}
