package dev.quarry.lab.strategies;

import java.util.SplittableRandom;

/**
 * A program as a Markov chain. State 0 is where runs begin, the last state is where they end, and
 * every transition has a probability and a cost of solving it. Sets of states are bit masks.
 */
final class Chain {
  /** Where every run begins. */
  static final int ENTRY = 0;

  private final int[][] successors;
  private final double[][] probabilities;
  private final int[][] costs;

  Chain(int[][] successors, double[][] probabilities, int[][] costs) {
    this.successors = successors;
    this.probabilities = probabilities;
    this.costs = costs;
  }

  int size() {
    return successors.length;
  }

  /** Where every run ends. */
  int exit() {
    return successors.length - 1;
  }

  /** All states. */
  int everything() {
    return (1 << successors.length) - 1;
  }

  int successors(int state) {
    return successors[state].length;
  }

  int successor(int state, int index) {
    return successors[state][index];
  }

  double probability(int state, int index) {
    return probabilities[state][index];
  }

  int cost(int state, int index) {
    return costs[state][index];
  }

  /** Whether a run decides in a state. */
  boolean branches(int state) {
    return successors[state].length > 1;
  }

  /** The index of the successor with which a run goes on. */
  int step(int state, SplittableRandom random) {
    int last = successors[state].length - 1;
    if (last == 0) {
      return 0;
    }
    double dice = random.nextDouble();
    for (int index = 0; index < last; index++) {
      dice -= probabilities[state][index];
      if (dice < 0) {
        return index;
      }
    }
    return last;
  }

  static boolean contains(int set, int state) {
    return (set >> state & 1) != 0;
  }
}
