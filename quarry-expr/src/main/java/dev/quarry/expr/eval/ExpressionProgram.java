package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.util.List;

/** Expressions prepared for being evaluated often. Not safe for use by several threads at once. */
public interface ExpressionProgram {
  /** The inputs, by their index in the frame. */
  List<Input> inputs();

  /** The expressions, by the index of their result in the frame. */
  List<Expr> results();

  /**
   * Evaluates all expressions.
   *
   * @throws UndefinedValueException if an opaque call did not return normally
   */
  void run(EvaluationFrame frame);
}
