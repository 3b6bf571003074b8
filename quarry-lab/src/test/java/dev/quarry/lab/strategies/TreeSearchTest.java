package dev.quarry.lab.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.search.strategy.BreadthFirst;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TreeSearchTest {
  @Test
  void aWayCostsWhatTheTransitionsUpToItCost() {
    // 0 -> 1 (7) -> 2 (100) or, never at random, 3 (10); both -> 4.
    var chain =
        new Chain(
            new int[][] {{1}, {2, 3}, {4}, {4}, {}},
            new double[][] {{1}, {1, 0}, {1}, {1}, {}},
            new int[][] {{7}, {100, 10}, {1000}, {1000}, {}});
    var search = new TreeSearch(chain, (of, seed, distance) -> new BreadthFirst());
    assertThat(search.cost(new SplittableRandom(1))).isEqualTo(1 + 7 + 10);
  }
}
