package dev.quarry.solver.walk;

import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.ExpressionProgram;
import dev.quarry.expr.eval.UndefinedValueException;
import java.util.regex.PatternSyntaxException;

/** A condition of N, prepared for evaluation. */
final class Constraint {
  /** Its results are the error and the differences, all of sort double. */
  private final ExpressionProgram program;

  private final int[] variables;

  Constraint(ExpressionProgram program, int[] variables) {
    this.program = program;
    this.variables = variables;
  }

  /** The indices of its inputs; not to be changed. */
  int[] variables() {
    return variables;
  }

  /** How many differences there are. */
  int differences() {
    return program.results().size() - 1;
  }

  /** The error at the frame's inputs; 0 iff the condition holds. */
  double error(EvaluationFrame frame) {
    try {
      program.run(frame);
      return Double.longBitsToDouble(frame.resultBits[0]);
    } catch (UndefinedValueException | PatternSyntaxException noValue) {
      return Distances.WORST;
    }
  }

  /** One of the differences at the frame's inputs; NaN if it has no value. */
  double difference(EvaluationFrame frame, int index) {
    try {
      program.run(frame);
      return Double.longBitsToDouble(frame.resultBits[1 + index]);
    } catch (UndefinedValueException | PatternSyntaxException noValue) {
      return Double.NaN;
    }
  }
}
