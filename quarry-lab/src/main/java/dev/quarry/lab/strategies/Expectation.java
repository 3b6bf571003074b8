package dev.quarry.lab.strategies;

import java.util.function.IntToDoubleFunction;

/**
 * What random runs are expected to bring as long as they stay within a set of states: x(s) = gain +
 * Σ probability(s, t) · (x(t) inside, worth(t) outside), solved exactly by elimination.
 */
final class Expectation {
  private Expectation() {}

  /**
   * The worth of the first state outside the set that a run comes to, 0 if it ends inside.
   *
   * @return for each state of the set; 0 for the others
   */
  static double[] ofLeaving(Chain chain, int inside, IntToDoubleFunction worth) {
    return solve(chain, inside, 0, worth);
  }

  /** How many steps a run needs to its end. */
  static double[] steps(Chain chain) {
    return solve(chain, chain.everything(), 1, state -> 0);
  }

  private static double[] solve(Chain chain, int inside, double gain, IntToDoubleFunction worth) {
    int n = chain.size();
    var rows = new double[n][];
    var values = new double[n];
    for (int state = 0; state < n; state++) {
      if (Chain.contains(inside, state) && chain.successors(state) > 0) {
        rows[state] = new double[n];
        rows[state][state] = 1;
        values[state] = gain;
        for (int i = 0; i < chain.successors(state); i++) {
          int target = chain.successor(state, i);
          if (!Chain.contains(inside, target)) {
            values[state] += chain.probability(state, i) * worth.applyAsDouble(target);
          } else if (chain.successors(target) > 0) {
            rows[state][target] -= chain.probability(state, i);
          }
        }
      }
    }
    eliminate(rows, values);
    return values;
  }

  /**
   * Gauss–Jordan without pivoting: the matrix is an M-matrix, whose pivots stay positive; what is
   * added up has one sign, so that tiny probabilities keep their digits.
   */
  @SuppressWarnings("NullAway") // Rows of states outside are left out.
  private static void eliminate(double[][] rows, double[] values) {
    int n = rows.length;
    for (int column = 0; column < n; column++) {
      double[] pivot = rows[column];
      if (pivot == null) {
        continue;
      }
      for (int row = 0; row < n; row++) {
        if (row != column && rows[row] != null && rows[row][column] != 0) {
          double factor = rows[row][column] / pivot[column];
          for (int k = column; k < n; k++) {
            rows[row][k] -= factor * pivot[k];
          }
          values[row] -= factor * values[column];
        }
      }
    }
    for (int state = 0; state < n; state++) {
      if (rows[state] != null) {
        values[state] /= rows[state][state];
      }
    }
  }
}
