package dev.quarry.lab.strategies;

import java.util.SplittableRandom;

/** Covers all states of a chain, over and over, and counts what that costs. */
interface Strategy {
  /** What one repetition costs, from nothing covered to everything. */
  double cost(SplittableRandom random);

  /** How many repetitions so far ended at a limit before everything was covered. */
  default int unfinished() {
    return 0;
  }

  /** Prepares a strategy for a chain. */
  @FunctionalInterface
  interface Maker {
    Strategy on(Chain chain);
  }
}
