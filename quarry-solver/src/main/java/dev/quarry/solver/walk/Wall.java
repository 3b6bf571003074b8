package dev.quarry.solver.walk;

import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.ExpressionProgram;

/** A linear condition, prepared for evaluation. */
final class Wall {
  /**
   * Its results are the condition, the difference as a double, and for equations of integers the
   * difference in their own arithmetic.
   */
  private final ExpressionProgram program;

  private final LinearConjunct.Side side;
  private final int[] variables;
  private final double[] coefficients;

  /**
   * @param coefficients of the variables, in their order
   */
  Wall(
      ExpressionProgram program, LinearConjunct.Side side, int[] variables, double[] coefficients) {
    this.program = program;
    this.side = side;
    this.variables = variables;
    this.coefficients = coefficients;
  }

  /** Where the difference has to lie. */
  LinearConjunct.Side side() {
    return side;
  }

  /** The indices of its inputs; not to be changed. */
  int[] variables() {
    return variables;
  }

  /** Whether the condition holds at the frame's inputs. */
  boolean holds(EvaluationFrame frame) {
    program.run(frame);
    return frame.resultBits[0] != 0;
  }

  /** Left minus right at the frame's inputs. */
  double difference(EvaluationFrame frame) {
    program.run(frame);
    return Double.longBitsToDouble(frame.resultBits[1]);
  }

  /** Left minus right at the frame's inputs, wrapped around as the JVM does. */
  long wrappedDifference(EvaluationFrame frame) {
    program.run(frame);
    return frame.resultBits[2];
  }

  /** Whether {@link #wrappedDifference} may be asked for. */
  boolean isIntegralEquation() {
    return program.results().size() > 2;
  }

  double coefficient(int variable) {
    for (int i = 0; i < variables.length; i++) {
      if (variables[i] == variable) {
        return coefficients[i];
      }
    }
    return 0;
  }
}
