package dev.quarry.lab.strategies;

import dev.quarry.search.markov.MarkovModel;

/** Decides what is done next from what is known now. */
interface LocalRule {
  /** A random test. */
  int RANDOM = -1;

  /** The paths to choose from, as long as these states are covered. */
  default ShortestPaths paths(Chain chain, int covered) {
    return new ShortestPaths(chain, covered);
  }

  /**
   * Chooses.
   *
   * @param chain of which probabilities must not be looked at
   * @param paths those this rule asked for
   * @return the uncovered state to solve a path to, or {@link #RANDOM}
   */
  int choose(Chain chain, MarkovModel model, int covered, ShortestPaths paths);
}
