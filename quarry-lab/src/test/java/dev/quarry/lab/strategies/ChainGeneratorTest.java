package dev.quarry.lab.strategies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChainGeneratorTest {
  private static List<Chain> chains(int size, long seed) {
    var generator = new ChainGenerator(size, 0.2, 1e-4, seed);
    List<Chain> chains = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      chains.add(generator.next());
    }
    return chains;
  }

  @Test
  void everyStateIsCoveredInTheEndAndEveryRunEnds() {
    for (Chain chain : chains(8, 1)) {
      assertThat(new RandomTests(chain).count(0, new SplittableRandom(1))).isEqualTo(1);
      double[] news = Expectation.ofLeaving(chain, 1, state -> 1);
      assertThat(news[Chain.ENTRY]).isPositive();
      assertThat(new ShortestPaths(chain, chain.everything()).distances())
          .doesNotContain(Double.POSITIVE_INFINITY);
      assertThat(new Run(chain).start().release(new SplittableRandom(1)).last())
          .isEqualTo(chain.exit());
    }
  }

  @Test
  void probabilitiesAddUpAndCostsAreWithinAThousand() {
    for (Chain chain : chains(12, 2)) {
      for (int state = 0; state < chain.exit(); state++) {
        double sum = 0;
        for (int i = 0; i < chain.successors(state); i++) {
          sum += chain.probability(state, i);
          assertThat(chain.probability(state, i)).isBetween(1e-4 - 1e-12, 1.0);
          assertThat(chain.cost(state, i)).isBetween(1, 1000);
        }
        assertThat(sum).isCloseTo(1, within(1e-12));
      }
    }
  }

  @Test
  void rareTransitionsAreAsFrequentAsAskedFor() {
    int rare = 0;
    int branching = 0;
    for (Chain chain : chains(10, 3)) {
      for (int state = 0; state < chain.size(); state++) {
        branching += chain.branches(state) ? 1 : 0;
        for (int i = 0; i < chain.successors(state); i++) {
          rare += chain.probability(state, i) == 1e-4 ? 1 : 0;
        }
      }
    }
    assertThat((double) rare / branching).isBetween(0.1, 0.3);
  }

  @Test
  void theSameSeedGivesTheSameChains() {
    Chain one = chains(10, 4).get(49);
    Chain other = chains(10, 4).get(49);
    assertThat(new OptimalPolicy(one).value()).isEqualTo(new OptimalPolicy(other).value());
  }
}
