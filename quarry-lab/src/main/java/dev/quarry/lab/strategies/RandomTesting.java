package dev.quarry.lab.strategies;

import java.util.SplittableRandom;

/** RT: random tests only, and not more than the paper's limit. */
final class RandomTesting implements Strategy {
  /** After so many tests a repetition ends, covered or not. */
  static final int LIMIT = 1_000_000;

  private final Chain chain;
  private final RandomTests tests;
  private final Run run;
  private int unfinished;

  RandomTesting(Chain chain) {
    this.chain = chain;
    this.tests = new RandomTests(chain);
    this.run = new Run(chain);
  }

  @Override
  public double cost(SplittableRandom random) {
    int covered = 0;
    double cost = 0;
    while (covered != chain.everything()) {
      cost += tests.count(covered, random);
      if (cost >= LIMIT) {
        unfinished++;
        return LIMIT;
      }
      covered |= tests.newCoverage(run, covered, random).visited();
    }
    return cost;
  }

  @Override
  public int unfinished() {
    return unfinished;
  }
}
