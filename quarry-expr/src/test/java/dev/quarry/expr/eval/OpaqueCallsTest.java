package dev.quarry.expr.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpaqueCallsTest {
  private static final OpaqueSymbol PARSE =
      JdkFunctions.symbol("java.lang.Integer", "parseInt", "(Ljava/lang/String;)I");

  private final ExprFactory factory = new ExprFactory(Simplification.NONE);
  private final Input x = factory.input("x", Sort.INT);
  private final Input s = factory.input("s", Sort.STRING);

  @Test
  void aFunctionThatThrowsLeavesTheExpressionUndefined() {
    Expr parsed = factory.call(PARSE, List.of(s));
    assertAllUndefined(
        factory.raw(Op.INT_ADD, x, parsed), new JdkFunctions(), "NumberFormatException");
  }

  @Test
  void aFunctionThatThrowsInABranchNotTakenLeavesTheExpressionUndefinedToo() {
    Expr parsed = factory.call(PARSE, List.of(s));
    Expr choice = factory.raw(Op.ITE, factory.bool(true), x, parsed);
    assertAllUndefined(choice, new JdkFunctions(), "NumberFormatException");
  }

  @Test
  void afterAnUndefinedRunAProgramRunsAgain() {
    Expr parsed = factory.call(PARSE, List.of(s));
    forEachProgram(
        parsed,
        new JdkFunctions(),
        program -> {
          assertThatThrownBy(() -> Evaluators.run(program, new Model(Map.of(s, "x"))))
              .isInstanceOf(UndefinedValueException.class);
          assertThat(Evaluators.run(program, new Model(Map.of(s, "17")))).containsExactly(17);
        });
  }

  @Test
  void anUnknownFunctionLeavesTheExpressionUndefined() {
    var unknown = new OpaqueSymbol("com.acme.Foo.bar(I)I", List.of(Sort.INT), Sort.INT);
    Expr call = factory.call(unknown, List.of(x));
    assertAllUndefined(call, new JdkFunctions(), "Nothing can run com.acme.Foo.bar(I)I");
    assertAllUndefined(call, OpaqueFunctions.NONE, "Nothing can run com.acme.Foo.bar(I)I");
  }

  @Test
  void aMethodOfTheJdkThatDoesNotExistLeavesTheExpressionUndefined() {
    var missing = new OpaqueSymbol("java.lang.Math.noSuch(I)I", List.of(Sort.INT), Sort.INT);
    assertAllUndefined(factory.call(missing, List.of(x)), new JdkFunctions(), "no static method");
  }

  @Test
  void randomNumbersAreNotAFunction() {
    Expr call = factory.call(JdkFunctions.symbol("java.lang.Math", "random", "()D"), List.of());
    assertAllUndefined(call, new JdkFunctions(), "Nothing can run java.lang.Math.random()D");
  }

  @Test
  void aFunctionThatReturnsNullLeavesTheExpressionUndefined() {
    OpaqueSymbol name =
        JdkFunctions.symbol("java.lang.Character", "getName", "(I)Ljava/lang/String;");
    Expr call = factory.call(name, List.of(factory.intConst(0xd7fe)));
    assertThat(Character.getName(0xd7fe)).isNull();
    assertAllUndefined(call, new JdkFunctions(), "NullPointerException");
  }

  @Test
  void argumentsAreNarrowedToTheTypesOfTheMethod() {
    OpaqueSymbol upper = JdkFunctions.symbol("java.lang.Character", "toUpperCase", "(C)C");
    Expr call = factory.call(upper, List.of(x));
    new Evaluators(List.of(call), List.of(x), new JdkFunctions())
        .evaluate(new Model(Map.of(x, 0x30000 + 'q')))
        .forEach((way, values) -> assertThat(values).containsExactly((int) 'Q'));
  }

  @Test
  void anInstanceMethodTakesItsReceiverFirst() {
    OpaqueSymbol repeat =
        JdkFunctions.instanceSymbol("java.lang.String", "repeat", "(I)Ljava/lang/String;");
    assertThat(repeat.name()).isEqualTo("java.lang.String#repeat(I)Ljava/lang/String;");
    assertThat(repeat.parameters()).containsExactly(Sort.STRING, Sort.INT);
    assertAlways(factory.call(repeat, List.of(s, x)), Map.of(s, "ab", x, 3), "ababab");
  }

  @Test
  void aBuilderIsTheTextInIt() {
    OpaqueSymbol reverse =
        JdkFunctions.instanceSymbol(
            "java.lang.StringBuilder", "reverse", "()Ljava/lang/StringBuilder;");
    assertAlways(factory.call(reverse, List.of(s)), Map.of(s, "a\ud83d\ude00b"), "b\ud83d\ude00a");
  }

  @Test
  void aLocaleIsItsLanguageTag() {
    OpaqueSymbol upper =
        JdkFunctions.instanceSymbol(
            "java.lang.String", "toUpperCase", "(Ljava/util/Locale;)Ljava/lang/String;");
    Expr call = factory.call(upper, List.of(s, factory.string("tr-TR")));
    assertAlways(call, Map.of(s, "ip"), "\u0130P");
  }

  @Test
  void aBoxIsThePrimitiveInIt() {
    OpaqueSymbol decode =
        JdkFunctions.symbol(
            "java.lang.Integer", "decode", "(Ljava/lang/String;)Ljava/lang/Integer;");
    assertAlways(factory.call(decode, List.of(s)), Map.of(s, "-#ff"), -255);
  }

  @Test
  void whetherAMethodThrowsIsAFunctionThatAlwaysHasAValue() {
    OpaqueSymbol fails = JdkFunctions.throwing(PARSE, "java.lang.IllegalArgumentException");
    assertThat(fails.name())
        .isEqualTo(
            "java.lang.Integer.parseInt(Ljava/lang/String;)I"
                + " throws java.lang.IllegalArgumentException");
    Expr call = factory.call(fails, List.of(s));
    assertAlways(call, Map.of(s, "12"), false);
    assertAlways(call, Map.of(s, "twelve"), true);
    OpaqueSymbol otherwise = JdkFunctions.throwing(PARSE, "java.lang.ArithmeticException");
    assertAlways(factory.call(otherwise, List.of(s)), Map.of(s, "twelve"), false);
  }

  @Test
  void textThatWouldFillTheMemoryIsNotMade() {
    OpaqueSymbol repeat =
        JdkFunctions.instanceSymbol("java.lang.String", "repeat", "(I)Ljava/lang/String;");
    Expr call = factory.call(repeat, List.of(s, factory.intConst(Integer.MAX_VALUE)));
    assertAllUndefined(call, new JdkFunctions(), "too long");
  }

  @Test
  void whatDependsOnTheDefaultLocaleIsNotAFunction() {
    OpaqueSymbol lower =
        JdkFunctions.instanceSymbol("java.lang.String", "toLowerCase", "()Ljava/lang/String;");
    assertAllUndefined(factory.call(lower, List.of(s)), new JdkFunctions(), "Nothing can run");
  }

  @Test
  void onlyTextHasInstanceMethods() {
    OpaqueSymbol value = JdkFunctions.instanceSymbol("java.lang.Integer", "intValue", "()I");
    assertAllUndefined(factory.call(value, List.of(s)), new JdkFunctions(), "Nothing can run");
  }

  private void assertAlways(Expr expr, Map<Input, Object> values, Object expected) {
    new Evaluators(List.of(expr), List.of(x, s), new JdkFunctions())
        .evaluate(new Model(values))
        .forEach((way, results) -> assertThat(results).as(way).containsExactly(expected));
  }

  @Test
  void functionsOfAnySortCanBePluggedIn() {
    List<Sort> sorts =
        List.of(Sort.BOOL, Sort.INT, Sort.LONG, Sort.FLOAT, Sort.DOUBLE, Sort.STRING);
    var show = new OpaqueSymbol("show", sorts, Sort.STRING);
    OpaqueFunctions functions = (function, arguments) -> Arrays.toString(arguments);
    Map<Input, Object> values = new LinkedHashMap<>();
    sorts.forEach(sort -> values.put(factory.input("in" + sort, sort), sort.defaultValue()));
    List<Input> inputs = List.copyOf(values.keySet());
    Expr call = factory.call(show, List.copyOf(inputs));
    new Evaluators(List.of(call), inputs, functions)
        .evaluate(new Model(values))
        .forEach((way, shown) -> assertThat(shown).containsExactly("[false, 0, 0, 0.0, 0.0, ]"));
  }

  @Test
  void aSymbolThatClaimsOtherSortsThanItsMethodIsNotCalledDirectly() {
    var wrong = new OpaqueSymbol("java.lang.Math.abs(D)D", List.of(Sort.INT), Sort.DOUBLE);
    ExpressionProgram program =
        Programs.compiled(List.of(factory.call(wrong, List.of(x))), List.of(x), new JdkFunctions());
    assertThat(Evaluators.run(program, new Model(Map.of(x, -3)))).containsExactly(3.0);
  }

  private interface Check {
    void accept(ExpressionProgram program);
  }

  private void forEachProgram(Expr expr, OpaqueFunctions functions, Check check) {
    List<Input> inputs = List.of(x, s);
    check.accept(Programs.tape(List.of(expr), inputs, functions));
    check.accept(Programs.compiled(List.of(expr), inputs, functions));
    check.accept(Programs.of(List.of(expr), inputs, functions));
  }

  private void assertAllUndefined(Expr expr, OpaqueFunctions functions, String message) {
    Model model = new Model(Map.of(s, "not a number"));
    assertThatThrownBy(() -> new Interpreter(functions).evaluate(expr, model))
        .isInstanceOf(UndefinedValueException.class)
        .hasMessageContaining(message);
    forEachProgram(
        expr,
        functions,
        program ->
            assertThatThrownBy(() -> Evaluators.run(program, model))
                .isInstanceOf(UndefinedValueException.class)
                .hasMessageContaining(message));
  }
}
