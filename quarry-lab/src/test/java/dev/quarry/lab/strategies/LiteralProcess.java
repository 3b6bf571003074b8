package dev.quarry.lab.strategies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The decision process of definition 3.5 taken literally: paths are enumerated up to a length,
 * distributions over covered sets are computed by following all runs step by step, and values are
 * iterated until they stand still. Shares no code with {@link OptimalPolicy}.
 */
final class LiteralProcess {
  private record Action(double cost, double[] distribution) {}

  private final Chain chain;
  private final int sets;
  private final List<Action> actions = new ArrayList<>();

  LiteralProcess(Chain chain, int longestPath) {
    this.chain = chain;
    this.sets = 1 << chain.size();
    actions.add(new Action(1, distribution(1, 0)));
    addPaths(0, 1, 0, longestPath);
  }

  private void addPaths(int state, int visited, int cost, int left) {
    for (int i = 0; left > 0 && i < chain.successors(state); i++) {
      int target = chain.successor(state, i);
      int now = visited | 1 << target;
      int paid = cost + chain.cost(state, i);
      actions.add(new Action(paid, distribution(now, target)));
      addPaths(target, now, paid, left - 1);
    }
  }

  /** By set of states: the probability that a run visits just these, after those given. */
  private double[] distribution(int visited, int from) {
    var ended = new double[sets];
    var going = new double[sets][chain.size()];
    going[visited][from] = 1;
    for (double rest = 1; rest > 1e-14; ) {
      var next = new double[sets][chain.size()];
      rest = 0;
      for (int set = 0; set < sets; set++) {
        for (int state = 0; state < chain.size(); state++) {
          double mass = going[set][state];
          if (mass > 0 && chain.successors(state) == 0) {
            ended[set] += mass;
          } else if (mass > 0) {
            rest += mass;
            for (int i = 0; i < chain.successors(state); i++) {
              int target = chain.successor(state, i);
              next[set | 1 << target][target] += mass * chain.probability(state, i);
            }
          }
        }
      }
      going = next;
    }
    return ended;
  }

  /** The least expected cost of covering everything. */
  double value() {
    var values = new double[sets];
    for (double change = 1; change > 1e-10; ) {
      change = 0;
      for (int covered = sets - 2; covered >= 0; covered--) {
        double best = Double.POSITIVE_INFINITY;
        for (Action action : actions) {
          best = Math.min(best, action.cost + expected(action, covered, values));
        }
        change = Math.max(change, Math.abs(best - values[covered]));
        values[covered] = best;
      }
    }
    return values[0];
  }

  private double expected(Action action, int covered, double[] values) {
    return Arrays.stream(reached(action))
        .mapToDouble(set -> action.distribution[set] * values[covered | set])
        .sum();
  }

  private int[] reached(Action action) {
    return java.util.stream.IntStream.range(0, sets)
        .filter(set -> action.distribution[set] > 0)
        .toArray();
  }
}
