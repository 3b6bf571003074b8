package dev.quarry.lab.strategies;

import java.util.Arrays;

/** The cheapest paths from the entry to all states, through covered ones only. */
final class ShortestPaths {
  private static final int NONE = -1;

  private final double[] distances;

  /** The state before on the cheapest path, and which of its transitions is taken. */
  private final int[] previous;

  private final int[] transition;

  /** Paths end in covered states, or in an uncovered one after the last transition. */
  ShortestPaths(Chain chain, int covered) {
    int n = chain.size();
    distances = new double[n];
    previous = new int[n];
    transition = new int[n];
    Arrays.fill(distances, Double.POSITIVE_INFINITY);
    Arrays.fill(previous, NONE);
    distances[Chain.ENTRY] = 0;
    int settled = 0;
    for (int state = Chain.ENTRY; state != NONE; state = nearest(settled)) {
      settled |= 1 << state;
      for (int i = 0; Chain.contains(covered, state) && i < chain.successors(state); i++) {
        int target = chain.successor(state, i);
        double distance = distances[state] + chain.cost(state, i);
        if (distance < distances[target]) {
          distances[target] = distance;
          previous[target] = state;
          transition[target] = i;
        }
      }
    }
  }

  private int nearest(int settled) {
    int best = NONE;
    for (int state = 0; state < distances.length; state++) {
      if (!Chain.contains(settled, state)
          && distances[state] < Double.POSITIVE_INFINITY
          && (best == NONE || distances[state] < distances[best])) {
        best = state;
      }
    }
    return best;
  }

  double[] distances() {
    return distances;
  }

  double distance(int state) {
    return distances[state];
  }

  /** All states on the cheapest path to a state. */
  int states(int state) {
    int states = 1 << state;
    for (int at = state; previous[at] != NONE; at = previous[at]) {
      states |= 1 << previous[at];
    }
    return states;
  }

  /** The transitions of the cheapest path to a state, by their indices. */
  int[] path(int state) {
    int length = 0;
    for (int at = state; previous[at] != NONE; at = previous[at]) {
      length++;
    }
    var path = new int[length];
    for (int at = state; previous[at] != NONE; at = previous[at]) {
      path[--length] = transition[at];
    }
    return path;
  }
}
