package dev.quarry.lab.strategies;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Random tests, of which those that cover nothing new are only counted: how many there are before
 * one that does is drawn from its geometric distribution, and that one is drawn under the condition
 * that it does. So a million tests cost no more than one, and have the same distribution.
 */
final class RandomTests {
  private final Chain chain;
  private final Map<Integer, double[]> news = new HashMap<>();

  RandomTests(Chain chain) {
    this.chain = chain;
  }

  /** How many tests it takes until one covers something new, that one included. */
  double count(int covered, SplittableRandom random) {
    if (covered == 0) {
      return 1;
    }
    double chance = news(covered)[Chain.ENTRY];
    if (chance >= 1) {
      return 1;
    }
    return 1 + Math.floor(Math.log1p(-random.nextDouble()) / Math.log1p(-chance));
  }

  /** A test that covers something new. */
  Run newCoverage(Run run, int covered, SplittableRandom random) {
    run.start();
    while ((run.visited() & ~covered) == 0) {
      run.take(step(run.last(), covered, random));
    }
    return run.release(random);
  }

  private double[] news(int covered) {
    return news.computeIfAbsent(covered, set -> Expectation.ofLeaving(chain, set, state -> 1));
  }

  /** The next transition under the condition that something new is going to be covered. */
  private int step(int state, int covered, SplittableRandom random) {
    double[] chances = news(covered);
    double dice = random.nextDouble() * chances[state];
    int possible = 0;
    for (int i = 0; i < chain.successors(state); i++) {
      int target = chain.successor(state, i);
      double chance =
          chain.probability(state, i) * (Chain.contains(covered, target) ? chances[target] : 1);
      if (chance > 0) {
        possible = i;
        dice -= chance;
        if (dice < 0) {
          return i;
        }
      }
    }
    // Rounding left something of the dice.
    return possible;
  }
}
