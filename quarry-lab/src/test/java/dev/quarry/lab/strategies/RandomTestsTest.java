package dev.quarry.lab.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RandomTestsTest {
  private static final int REPETITIONS = 4_000;

  /** No rare transitions, so that testing one by one ends soon. */
  private static Chain chain(int seed) {
    return new ChainGenerator(7, 1, 0.05, seed).next();
  }

  private static double oneByOne(Chain chain, SplittableRandom random) {
    var run = new Run(chain);
    int covered = 0;
    double cost = 0;
    while (covered != chain.everything()) {
      cost++;
      covered |= run.start().release(random).visited();
    }
    return cost;
  }

  @Test
  void countedTestsAreDistributedLikeTestsMadeOneByOne() {
    for (int seed = 0; seed < 3; seed++) {
      Chain chain = chain(seed);
      var counted = new RandomTesting(chain);
      var random = new SplittableRandom(seed);
      var fast = new Sample();
      var slow = new Sample();
      for (int i = 0; i < REPETITIONS; i++) {
        fast.add(counted.cost(random));
        slow.add(oneByOne(chain, random));
      }
      double error = Math.hypot(fast.standardError(), slow.standardError());
      assertThat(Math.abs(fast.mean() - slow.mean())).as("seed %s", seed).isLessThan(5 * error);
      assertThat(counted.unfinished()).isZero();
    }
  }

  @Test
  void whatIsAlmostImpossibleEndsAtTheLimit() {
    var chain =
        new Chain(
            new int[][] {{1, 2}, {2}, {}},
            new double[][] {{1e-12, 1 - 1e-12}, {1}, {}},
            new int[][] {{1, 1}, {1}, {}});
    var testing = new RandomTesting(chain);
    assertThat(testing.cost(new SplittableRandom(1))).isEqualTo(RandomTesting.LIMIT);
    assertThat(testing.unfinished()).isEqualTo(1);
  }
}
