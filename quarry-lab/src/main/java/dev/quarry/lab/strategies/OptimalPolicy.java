package dev.quarry.lab.strategies;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The strategy with the least expected cost of covering everything: the exact solution of the
 * Markov decision process of definition 3.5, whose states are sets of covered states and whose
 * actions are a random test, or solving any path and letting the run go on at random from its end.
 *
 * <p>Covered sets only grow. So a set is solved after all larger ones that can follow it, and the
 * only cycle left, an action that covers nothing new, has a closed form: with cost c, probability h
 * of anything new, and A the expected cost afterwards counted where there is something new,
 * repeating an action until then costs (c + A) / h. The best action is the one with the least of
 * these.
 *
 * <p>Paths may be of any length and pass loops: a path is decided on step by step, as a walk that
 * pays for each transition. Sets are closed under transitions of states with one successor: runs
 * take those anyway.
 */
final class OptimalPolicy {
  /**
   * What is best when a set of states is covered.
   *
   * @param value the expected cost of covering the rest, between two tests
   * @param released by state: the expected cost if a run is there and goes on at random
   * @param onward by state: the expected cost if a path that is being solved is there and goes on
   *     by one more transition at least
   */
  record Solved(double value, double[] released, double[] onward) {}

  private final Chain chain;
  private final Map<Integer, Solved> solved = new HashMap<>();

  OptimalPolicy(Chain chain) {
    this.chain = chain;
  }

  /** The expected cost of covering everything from nothing. */
  double value() {
    return Math.min(1 + releasedInto(0, Chain.ENTRY), solvedInto(0, Chain.ENTRY));
  }

  /** How many covered sets were solved. */
  int sets() {
    return solved.size();
  }

  /** The expected cost if a run comes to a state and goes on at random. */
  double releasedInto(int covered, int state) {
    return at(closure(covered, state)).released[last(state)];
  }

  /** The expected cost if a path leads to a state and its solving goes on. */
  double solvedInto(int covered, int state) {
    return forcedCost(state) + at(closure(covered, state)).onward[last(state)];
  }

  /** The expected cost if a path leads to a state, and the better of the two is done. */
  double enter(int covered, int state) {
    return Math.min(releasedInto(covered, state), solvedInto(covered, state));
  }

  Solved at(int covered) {
    Solved known = solved.get(covered);
    if (known == null) {
      known = solve(covered);
      solved.put(covered, known);
    }
    return known;
  }

  /** What is covered when a run is in a state, and will be whatever it decides later. */
  int closure(int covered, int state) {
    int set = covered | 1 << state;
    int at = state;
    while (chain.successors(at) == 1) {
      at = chain.successor(at, 0);
      set |= 1 << at;
    }
    return set;
  }

  /** Where a run comes from a state before it decides anything. */
  private int last(int state) {
    int at = state;
    while (chain.successors(at) == 1) {
      at = chain.successor(at, 0);
    }
    return at;
  }

  private double forcedCost(int state) {
    double cost = 0;
    for (int at = state; chain.successors(at) == 1; at = chain.successor(at, 0)) {
      cost += chain.cost(at, 0);
    }
    return cost;
  }

  private Solved solve(int covered) {
    int n = chain.size();
    if (covered == chain.everything()) {
      return new Solved(0, new double[n], new double[n]);
    }
    double[] news = Expectation.ofLeaving(chain, covered, state -> 1);
    double[] after = Expectation.ofLeaving(chain, covered, state -> releasedInto(covered, state));
    double[] leaving = costsOfLeaving(covered);
    double value = value(covered, news, after, leaving);
    var released = new double[n];
    for (int state = 0; state < n; state++) {
      released[state] = after[state] + (1 - news[state]) * value;
    }
    return new Solved(value, released, onward(covered, released, leaving));
  }

  /** By state: the least cost of solving one more transition, to something uncovered. */
  private double[] costsOfLeaving(int covered) {
    var costs = new double[chain.size()];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    for (int state = 0; state < chain.size(); state++) {
      if (Chain.contains(covered, state)) {
        for (int i = 0; i < chain.successors(state); i++) {
          int target = chain.successor(state, i);
          if (!Chain.contains(covered, target)) {
            costs[state] = Math.min(costs[state], chain.cost(state, i) + enter(covered, target));
          }
        }
      }
    }
    return costs;
  }

  private double value(int covered, double[] news, double[] after, double[] leaving) {
    double best = (1 + after[Chain.ENTRY]) / news[Chain.ENTRY];
    double[] distances = new ShortestPaths(chain, covered).distances();
    for (int state = 0; state < chain.size(); state++) {
      if (distances[state] < Double.POSITIVE_INFINITY) {
        best = Math.min(best, distances[state] + leaving[state]);
        if (news[state] > 0 && distances[state] > 0) {
          best = Math.min(best, (distances[state] + after[state]) / news[state]);
        }
      }
    }
    return best;
  }

  /** Costs are positive, so as many rounds as there are states settle all cycles. */
  private double[] onward(int covered, double[] released, double[] leaving) {
    double[] onward = leaving.clone();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int state = 0; state < chain.size(); state++) {
        if (Chain.contains(covered, state)) {
          for (int i = 0; i < chain.successors(state); i++) {
            int target = chain.successor(state, i);
            if (Chain.contains(covered, target)) {
              double cost = chain.cost(state, i) + Math.min(released[target], onward[target]);
              if (cost < onward[state]) {
                onward[state] = cost;
                changed = true;
              }
            }
          }
        }
      }
    }
    return onward;
  }
}
