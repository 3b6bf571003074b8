package dev.quarry.solver.walk;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Which variables are tabu, and for how many more improving steps (Algorithm 5.1). */
final class Tabu {
  private final int[] counters;
  private final int duration;
  private final IntPredicate takesOver;

  /**
   * @param takesOver whether, among so many variables with the same error, the last one found is
   *     taken instead of an earlier one
   */
  Tabu(int variables, int duration, IntPredicate takesOver) {
    this.counters = new int[variables];
    this.duration = duration;
    this.takesOver = takesOver;
  }

  boolean isEveryVariableTabu() {
    for (int counter : counters) {
      if (counter == 0) {
        return false;
      }
    }
    return true;
  }

  void clear() {
    Arrays.fill(counters, 0);
  }

  /** An improving step was made. */
  void relax() {
    for (int i = 0; i < counters.length; i++) {
      counters[i] = Math.max(0, counters[i] - 1);
    }
  }

  /** Changing the variable did not help. */
  void mark(int variable) {
    counters[variable] = duration;
  }

  /** A variable with the greatest error among those that are not tabu. */
  int worstVariable(Position position) {
    int worst = 0;
    double worstError = -1;
    int ties = 0;
    for (int variable = 0; variable < counters.length; variable++) {
      double error = counters[variable] > 0 ? -1 : errorAround(position, variable);
      if (error > worstError) {
        worst = variable;
        worstError = error;
        ties = 1;
      } else if (error == worstError && error >= 0 && takesOver.test(++ties)) {
        worst = variable;
      }
    }
    return worst;
  }

  private static double errorAround(Position position, int variable) {
    double sum = 0;
    for (int constraint : position.space().constraintsOf[variable]) {
      sum += position.error(constraint);
    }
    return sum;
  }
}
