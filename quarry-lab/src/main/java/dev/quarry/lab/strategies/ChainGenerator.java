package dev.quarry.lab.strategies;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Random chains as in section 3.3 of the paper: one successor for each state, a second one with
 * probability 0.5 (the branch density), drawn evenly from the other states, so that there are
 * loops; rare transitions; costs evenly from 1 to 1000. Chains are drawn anew until every state can
 * be reached and every run ends.
 *
 * <p>What the paper leaves open is chosen here: all rare transitions are equally rare, a branching
 * state has one with the given probability and otherwise splits evenly distributed; and a chain in
 * which a run is expected to go on for more than {@value #LONGEST} steps from somewhere is drawn
 * anew, since a random test costs 1 whatever its length.
 */
final class ChainGenerator {
  private static final double BRANCH_DENSITY = 0.5;
  private static final int DEAREST = 1000;
  private static final int LONGEST = 200;

  private final int size;
  private final double rareShare;
  private final double rare;
  private final SplittableRandom random;

  /**
   * A generator.
   *
   * @param rareShare how likely one of the two transitions of a branching state is rare
   * @param rare its probability then
   */
  ChainGenerator(int size, double rareShare, double rare, long seed) {
    this.size = size;
    this.rareShare = rareShare;
    this.rare = rare;
    this.random = new SplittableRandom(seed);
  }

  Chain next() {
    while (true) {
      int[][] successors = successors();
      if (isConnected(successors)) {
        var chain = new Chain(successors, probabilities(successors), costs(successors));
        if (longestRun(chain) <= LONGEST) {
          return chain;
        }
      }
    }
  }

  private int[][] successors() {
    var successors = new int[size][];
    for (int state = 0; state < size - 1; state++) {
      int first = otherThan(state, state);
      successors[state] =
          size > 2 && random.nextDouble() < BRANCH_DENSITY
              ? new int[] {first, otherThan(state, first)}
              : new int[] {first};
    }
    successors[size - 1] = new int[0];
    return successors;
  }

  private int otherThan(int one, int two) {
    int state = random.nextInt(size);
    while (state == one || state == two) {
      state = random.nextInt(size);
    }
    return state;
  }

  private static boolean isConnected(int[][] successors) {
    int all = (1 << successors.length) - 1;
    int exit = 1 << (successors.length - 1);
    if (reached(successors, Chain.ENTRY) != all) {
      return false;
    }
    for (int state = 0; state < successors.length; state++) {
      if ((reached(successors, state) & exit) == 0) {
        return false;
      }
    }
    return true;
  }

  private static int reached(int[][] successors, int from) {
    int seen = 0;
    int waiting = 1 << from;
    while (waiting != 0) {
      int state = Integer.numberOfTrailingZeros(waiting);
      seen |= 1 << state;
      for (int target : successors[state]) {
        waiting |= 1 << target;
      }
      waiting &= ~seen;
    }
    return seen;
  }

  private double[][] probabilities(int[][] successors) {
    var probabilities = new double[size][];
    for (int state = 0; state < size; state++) {
      probabilities[state] =
          switch (successors[state].length) {
            case 0 -> new double[0];
            case 1 -> new double[] {1};
            default -> split();
          };
    }
    return probabilities;
  }

  private double[] split() {
    double first = random.nextDouble() < rareShare ? rare : rare + random.nextDouble() * (1 - rare);
    return random.nextBoolean() ? new double[] {first, 1 - first} : new double[] {1 - first, first};
  }

  private int[][] costs(int[][] successors) {
    return Arrays.stream(successors)
        .map(targets -> Arrays.stream(targets).map(t -> 1 + random.nextInt(DEAREST)).toArray())
        .toArray(int[][]::new);
  }

  /** The expected number of steps to the end, from the state from which it is largest. */
  private static double longestRun(Chain chain) {
    double[] steps = Expectation.steps(chain);
    return Arrays.stream(steps).max().orElse(0);
  }
}
