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
    Program program =
        Programs.compiled(List.of(factory.call(wrong, List.of(x))), List.of(x), new JdkFunctions());
    assertThat(Evaluators.run(program, new Model(Map.of(x, -3)))).containsExactly(3.0);
  }

  private interface Check {
    void accept(Program program);
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
