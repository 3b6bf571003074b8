package dev.quarry.expr.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import dev.quarry.expr.testing.RandomExprs;
import dev.quarry.expr.testing.SampleValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgramsTest {
  private final ExprFactory factory = new ExprFactory(Simplification.NONE);
  private final Input x = factory.input("x", Sort.INT);
  private final Input s = factory.input("s", Sort.STRING);

  @Test
  void anAdaptiveProgramCompilesItselfAndKeepsItsResults() {
    Expr square = factory.raw(Op.INT_MUL, x, x);
    var program = (AdaptiveProgram) Programs.of(List.of(square), List.of(x), OpaqueFunctions.NONE);
    var frame = new EvaluationFrame(1, 1);
    for (int i = 0; i < 2 * AdaptiveProgram.RUNS_BEFORE_COMPILING; i++) {
      frame.setInput(0, i);
      program.run(frame);
      assertThat(frame.result(0, Sort.INT)).isEqualTo(i * i);
      assertThat(program.isCompiled()).isEqualTo(i + 1 >= AdaptiveProgram.RUNS_BEFORE_COMPILING);
    }
  }

  @Test
  void anAdaptiveProgramTooLargeForAClassStaysATape() {
    Expr sum = chain(CompiledProgram.MAX_NODES);
    var program = (AdaptiveProgram) Programs.of(List.of(sum), List.of(x), OpaqueFunctions.NONE);
    var frame = new EvaluationFrame(1, 1);
    for (int i = 0; i <= AdaptiveProgram.RUNS_BEFORE_COMPILING; i++) {
      program.run(frame);
    }
    assertThat(program.isCompiled()).isFalse();
    assertThatThrownBy(() -> Programs.compiled(List.of(sum), List.of(x), OpaqueFunctions.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too many to compile");
  }

  @Test
  void aChainOfTwentyThousandNodesIsCompiled() {
    Expr sum = chain(20_000);
    Model model = new Model(Map.of(x, 12_345));
    var values = new Evaluators(List.of(sum), List.of(x), OpaqueFunctions.NONE).evaluate(model);
    assertThat(values.get("tape")).isEqualTo(values.get("interpreter"));
    assertThat(values.get("compiled")).isEqualTo(values.get("interpreter"));
  }

  @Test
  void twentyThousandRandomNodesAreCompiled() {
    var source = new RandomExprs(factory, 7, RandomExpressionsTest.symbols());
    List<Expr> results = new ArrayList<>();
    for (int i = 0; i < 240; i++) {
      results.addAll(source.next(250));
    }
    assertThat(Dag.size(results)).isBetween(20_000, CompiledProgram.MAX_NODES);
    ExpressionProgram tape = Programs.tape(results, source.inputs(), new JdkFunctions());
    ExpressionProgram compiled = Programs.compiled(results, source.inputs(), new JdkFunctions());
    var samples = new SampleValues(8);
    for (int i = 0; i < 20; i++) {
      Model model = samples.model(source.inputs());
      assertThat(Evaluators.run(compiled, model)).isEqualTo(Evaluators.run(tape, model));
    }
  }

  @Test
  void leavesCanBeResultsAndResultsCanRepeat() {
    Expr one = factory.intConst(1);
    Expr next = factory.raw(Op.INT_ADD, x, one);
    List<Expr> results = List.of(x, next, one, s, next, factory.raw(Op.INT_ADD, next, one));
    Model model = new Model(Map.of(x, 5, s, "text"));
    new Evaluators(results, List.of(s, x), OpaqueFunctions.NONE)
        .evaluate(model)
        .forEach((way, values) -> assertThat(values).containsExactly(5, 6, 1, "text", 6, 7));
  }

  @Test
  void stringsTooLongForTheConstantPoolAreCompiled() {
    String text = "\u20ac".repeat(70_000);
    Expr length = factory.raw(Op.STRING_LENGTH, factory.string(text));
    new Evaluators(List.of(length), List.of(), OpaqueFunctions.NONE)
        .evaluate(Model.EMPTY)
        .forEach((way, values) -> assertThat(values).containsExactly(70_000));
  }

  @Test
  void anInputThatIsNotListedIsRefused() {
    List<Expr> results = List.of(factory.raw(Op.INT_NEG, x));
    assertThatThrownBy(() -> Programs.tape(results, List.of(s), OpaqueFunctions.NONE))
        .hasMessageContaining("The input x occurs in a result but is not listed.");
    assertThatThrownBy(() -> Programs.compiled(results, List.of(s), OpaqueFunctions.NONE))
        .hasMessageContaining("The input x occurs in a result but is not listed.");
  }

  /** Every step adds an operation and a constant to the input. */
  private Expr chain(int nodes) {
    Expr sum = x;
    for (int i = 0; i < nodes / 2; i++) {
      sum = factory.raw(i % 2 == 0 ? Op.INT_ADD : Op.INT_MUL, sum, factory.intConst(2 * i + 7));
    }
    return sum;
  }
}
