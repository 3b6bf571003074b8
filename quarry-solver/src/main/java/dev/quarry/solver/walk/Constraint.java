package dev.quarry.solver.walk;

import dev.quarry.expr.eval.Frame;
import dev.quarry.expr.eval.Program;
import dev.quarry.expr.eval.UndefinedValueException;
import java.util.regex.PatternSyntaxException;

/**
 * A condition of N, prepared for evaluation.
 *
 * @param program its results are the error and the differences, all of sort double
 * @param variables the indices of its inputs
 * @param differences how many differences there are
 */
record Constraint(Program program, int[] variables, int differences) {

  /** The error at the frame's inputs; 0 iff the condition holds. */
  double error(Frame frame) {
    try {
      program.run(frame);
      return Double.longBitsToDouble(frame.resultBits[0]);
    } catch (UndefinedValueException | PatternSyntaxException noValue) {
      return Distances.WORST;
    }
  }

  /** One of the differences at the frame's inputs; NaN if it has no value. */
  double difference(Frame frame, int index) {
    try {
      program.run(frame);
      return Double.longBitsToDouble(frame.resultBits[1 + index]);
    } catch (UndefinedValueException | PatternSyntaxException noValue) {
      return Double.NaN;
    }
  }
}
