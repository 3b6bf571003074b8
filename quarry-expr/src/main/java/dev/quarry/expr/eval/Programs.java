package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.util.List;

/**
 * Prepares expressions for being evaluated often. The inputs must be at least those that occur in
 * the results; they may be more, and in any order.
 *
 * <p>All programs are strict: if any opaque call in the results does not return normally, the run
 * ends with {@link UndefinedValueException}, even where an if-then-else does not choose it.
 */
public final class Programs {
  private Programs() {}

  /** A program that starts at once and becomes fast when it is run often. */
  public static ExpressionProgram of(
      List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    return new AdaptiveProgram(results, inputs, functions);
  }

  /** A program that is cheap to make: a flat list of operations. */
  public static ExpressionProgram tape(
      List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    return Tape.of(results, inputs, functions);
  }

  /** A program compiled to a class of its own: the fastest to run, the dearest to make. */
  public static ExpressionProgram compiled(
      List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    return CompiledProgram.of(results, inputs, functions);
  }
}
