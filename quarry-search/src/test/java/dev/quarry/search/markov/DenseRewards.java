package dev.quarry.search.markov;

import java.util.Arrays;

/**
 * Rewards by Gaussian elimination on the whole equation system, without increments or tolerance.
 * Recursion makes the system non-linear (the larger of two terms counts), hence it is solved for
 * one choice of terms, which is corrected until it is the right one everywhere.
 */
final class DenseRewards {
  private final FlowGraph graph;
  private final MarkovModel model;
  private final RewardPrecision precision;
  private final SolvingOrder order;

  /** Which recursive call counts for more than what follows; -1 where none does. */
  private final int[] chosen;

  DenseRewards(MarkovModel model, RewardPrecision precision) {
    this.graph = model.graph();
    this.model = model;
    this.precision = precision;
    this.order = new SolvingOrder(graph);
    this.chosen = new int[graph.size()];
    Arrays.fill(chosen, -1);
  }

  double[] solve() {
    for (int round = 0; round < 1000; round++) {
      double[] rewards = eliminate();
      if (!improve(rewards)) {
        return rewards;
      }
    }
    throw new IllegalStateException("No choice of terms is the right one");
  }

  /** What the equation of a state makes of given rewards. */
  double equation(int state, double[] rewards) {
    double base = model.isCovered(state) ? 0 : 1;
    double then = flow(state, rewards);
    for (int i = 0; i < graph.calls(state); i++) {
      int entry = graph.call(state, i);
      if (isRecursive(state, entry)) {
        then = Math.max(then, term(state, entry, rewards));
      } else {
        base += rewards[entry];
      }
    }
    return base + then;
  }

  private boolean isRecursive(int state, int entry) {
    return order.begin(order.position(state)) == order.begin(order.position(entry));
  }

  private double loop(int from, int to) {
    return order.position(to) >= order.position(from) ? precision.loops() : 1;
  }

  private double level(int from, int to) {
    return order.position(to) >= order.position(from) ? precision.recursion() : 1;
  }

  private boolean improve(double[] rewards) {
    boolean changed = false;
    for (int state = 0; state < graph.size(); state++) {
      int best = -1;
      double most = flow(state, rewards) + 1e-9;
      double now = chosen[state] < 0 ? most : term(state, chosen[state], rewards) + 1e-9;
      for (int i = 0; i < graph.calls(state); i++) {
        int entry = graph.call(state, i);
        if (isRecursive(state, entry) && term(state, entry, rewards) > most) {
          most = term(state, entry, rewards);
          best = entry;
        }
      }
      if (best != chosen[state] && most > now + 1e-9) {
        chosen[state] = best;
        changed = true;
      }
    }
    return changed;
  }

  private double term(int state, int entry, double[] rewards) {
    return level(state, entry) * rewards[entry];
  }

  private double flow(int state, double[] rewards) {
    double sum = 0;
    for (int i = 0; i < graph.successors(state); i++) {
      int target = graph.successor(state, i);
      sum += model.probability(state, i) * loop(state, target) * rewards[target];
    }
    return sum;
  }

  private double[] eliminate() {
    int n = graph.size();
    var rows = new double[n][n + 1];
    for (int state = 0; state < n; state++) {
      fill(rows[state], state);
    }
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int row = column; row < n; row++) {
        pivot = Math.abs(rows[row][column]) > Math.abs(rows[pivot][column]) ? row : pivot;
      }
      double[] swapped = rows[pivot];
      rows[pivot] = rows[column];
      rows[column] = swapped;
      for (int row = 0; row < n; row++) {
        double factor = row == column ? 0 : rows[row][column] / rows[column][column];
        for (int k = column; k <= n && factor != 0; k++) {
          rows[row][k] -= factor * rows[column][k];
        }
      }
    }
    var rewards = new double[n];
    for (int state = 0; state < n; state++) {
      rewards[state] = rows[state][n] / rows[state][state];
    }
    return rewards;
  }

  private void fill(double[] row, int state) {
    row[state] = 1;
    row[graph.size()] = model.isCovered(state) ? 0 : 1;
    for (int i = 0; i < graph.calls(state); i++) {
      if (!isRecursive(state, graph.call(state, i))) {
        row[graph.call(state, i)] -= 1;
      }
    }
    if (chosen[state] >= 0) {
      row[chosen[state]] -= level(state, chosen[state]);
      return;
    }
    for (int i = 0; i < graph.successors(state); i++) {
      int target = graph.successor(state, i);
      row[target] -= model.probability(state, i) * loop(state, target);
    }
  }
}
