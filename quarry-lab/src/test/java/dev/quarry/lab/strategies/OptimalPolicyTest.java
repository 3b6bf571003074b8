package dev.quarry.lab.strategies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OptimalPolicyTest {
  /** Figure 2 of the paper, and its costs. */
  private static Chain figureTwo(int cost) {
    return new Chain(
        new int[][] {{1, 2}, {3}, {3}, {}},
        new double[][] {{0.5, 0.5}, {1}, {1}, {}},
        new int[][] {{cost, cost}, {1}, {1}, {}});
  }

  @Test
  void randomTestingIsBestInThePapersExample() {
    // One test, then two more until the other branch is covered. The text says 2 altogether.
    assertThat(new OptimalPolicy(figureTwo(2)).value()).isCloseTo(3, within(1e-12));
    // With cost 1 the second test is better solved.
    assertThat(new OptimalPolicy(figureTwo(1)).value()).isCloseTo(2, within(1e-12));
  }

  @Test
  void valuesAreThoseOfTheLiteralProcess() {
    for (int seed = 0; seed < 16; seed++) {
      Chain chain = cheap(new ChainGenerator(2 + seed % 4, 0, 0, seed).next());
      assertThat(new OptimalPolicy(chain).value())
          .as("seed %s", seed)
          .isCloseTo(new LiteralProcess(chain, 5).value(), within(1e-6));
    }
  }

  /** Costs of 1 to 10, so that solving competes with random tests of not so rare things. */
  private static Chain cheap(Chain chain) {
    var successors = new int[chain.size()][];
    var probabilities = new double[chain.size()][];
    var costs = new int[chain.size()][];
    for (int state = 0; state < chain.size(); state++) {
      int count = chain.successors(state);
      successors[state] = new int[count];
      probabilities[state] = new double[count];
      costs[state] = new int[count];
      for (int i = 0; i < count; i++) {
        successors[state][i] = chain.successor(state, i);
        probabilities[state][i] = count == 1 ? 1 : 0.9 * chain.probability(state, i) + 0.05;
        costs[state][i] = 1 + chain.cost(state, i) / 100;
      }
    }
    return new Chain(successors, probabilities, costs);
  }

  @Test
  void simulatingThePolicyCostsWhatWasComputed() {
    for (int size : new int[] {5, 10, 14}) {
      for (Chain chain : chains(size)) {
        var policy = new OptimalPolicy(chain);
        var strategy = new Optimal(chain, policy);
        var random = new SplittableRandom(size);
        var sample = new Sample();
        for (int i = 0; i < 1000; i++) {
          sample.add(strategy.cost(random));
        }
        assertThat(Math.abs(sample.mean() - policy.value()))
            .as("%s states, computed %s, simulated %s", size, policy.value(), sample.mean())
            .isLessThan(5 * sample.standardError() + 1e-9);
      }
    }
  }

  /** Rare transitions are so frequent here that 1000 repetitions see them. */
  private static List<Chain> chains(int size) {
    var generator = new ChainGenerator(size, 0.5, 0.01, size);
    return Stream.generate(generator::next).limit(8).toList();
  }

  @Test
  void noStrategyIsBetter() {
    for (Chain chain : chains(8).subList(0, 3)) {
      double optimum = new OptimalPolicy(chain).value();
      Stream.concat(Field.ofThePaper().stream(), Field.variants().stream())
          .forEach(
              entry -> {
                Strategy strategy = entry.maker().on(chain);
                var random = new SplittableRandom(3);
                var sample = new Sample();
                for (int i = 0; i < 100; i++) {
                  sample.add(strategy.cost(random));
                }
                assertThat(sample.mean())
                    .as(entry.name())
                    .isGreaterThan(optimum - 5 * sample.standardError());
              });
    }
  }
}
