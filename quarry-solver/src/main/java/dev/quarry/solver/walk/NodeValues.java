package dev.quarry.solver.walk;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.ExpressionProgram;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.eval.Programs;
import dev.quarry.expr.eval.UndefinedValueException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.PatternSyntaxException;

/** The values of all sub-terms of some conditions at a point. */
final class NodeValues {
  private final ExpressionProgram program;
  private final EvaluationFrame frame;
  private final Map<Expr, Integer> indices = new HashMap<>();

  NodeValues(List<Expr> conditions, List<Input> inputs, OpaqueFunctions functions) {
    List<Expr> nodes =
        Dag.postOrder(conditions).stream().filter(node -> !(node instanceof Constant)).toList();
    nodes.forEach(node -> indices.put(node, indices.size()));
    this.program = Programs.of(nodes, inputs, functions);
    this.frame = new EvaluationFrame(inputs.size(), nodes.size());
  }

  /** Evaluates at the inputs of a frame; false if some sub-term has no value there. */
  boolean evaluateAt(EvaluationFrame point) {
    System.arraycopy(point.inputBits, 0, frame.inputBits, 0, frame.inputBits.length);
    System.arraycopy(point.inputObjects, 0, frame.inputObjects, 0, frame.inputObjects.length);
    try {
      program.run(frame);
      return true;
    } catch (UndefinedValueException | PatternSyntaxException noValue) {
      return false;
    }
  }

  /** How many sub-terms there are. */
  int size() {
    return indices.size();
  }

  /** The value of a sub-term where it was evaluated last. */
  Object get(Expr node) {
    return node instanceof Constant constant
        ? constant.value()
        : frame.result(Objects.requireNonNull(indices.get(node)), node.sort());
  }

  long integral(Expr node) {
    return ((Number) get(node)).longValue();
  }

  double real(Expr node) {
    return ((Number) get(node)).doubleValue();
  }

  boolean truth(Expr node) {
    return (Boolean) get(node);
  }

  String text(Expr node) {
    return (String) get(node);
  }
}
