package dev.quarry.search.markov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MarkovModelTest {
  private static final int[] NONE = {};

  private static FlowGraph withoutCalls(int[]... successors) {
    var calls = new int[successors.length][];
    Arrays.fill(calls, NONE);
    return new FlowGraph(successors, calls);
  }

  /** Figure 1 of the paper; state s is its state s + 1. */
  private static MarkovModel figureOne() {
    return new MarkovModel(
        withoutCalls(
            new int[] {1, 2},
            new int[] {2},
            new int[] {3, 4},
            NONE,
            new int[] {7, 5},
            new int[] {7, 6},
            new int[] {7},
            NONE),
        new Laplace());
  }

  private static void runOneThreeFiveEight(MarkovModel model) {
    model.taken(0, 1, 1);
    model.taken(2, 1, 1);
    model.taken(4, 0, 1);
    for (int state : new int[] {0, 2, 4, 7}) {
      model.cover(state);
    }
  }

  /** The text says 4.875 for the first and 0.24 for the last; its own equations give these. */
  @Test
  void rewardsSolveTheEquationsOfThePapersExample() {
    MarkovModel model = figureOne();
    assertThat(model.reward(0)).isEqualTo(4.375);

    runOneThreeFiveEight(model);
    assertThat(model.reward(0)).isCloseTo(1, within(1e-9));
    assertThat(model.reward(1)).isCloseTo(5 / 3.0, within(1e-9));
    assertThat(model.reward(3)).isCloseTo(1, within(1e-9));
    assertThat(model.reward(5)).isCloseTo(1.5, within(1e-9));

    for (int run = 0; run < 7; run++) {
      runOneThreeFiveEight(model);
    }
    assertThat(model.reward(0)).isCloseTo(0.335, within(1e-9));
    assertThat(model.reward(1)).isCloseTo(1.235, within(1e-9));
  }

  @Test
  void coveringTwiceIsToldAndChangesNothing() {
    MarkovModel model = figureOne();
    assertThat(model.cover(7)).isTrue();
    double reward = model.reward(0);
    assertThat(model.cover(7)).isFalse();
    assertThat(model.reward(0)).isEqualTo(reward);
    assertThat(model.isCovered(7)).isTrue();
    assertThat(model.isCovered(0)).isFalse();
    assertThat(model.uncovered()).isEqualTo(7);
  }

  @Test
  void nothingIsLeftToEarnWhenEverythingIsCovered() {
    MarkovModel model = figureOne();
    for (int state = 0; state < 8; state++) {
      model.cover(state);
    }
    assertThat(model.reward(0)).isZero();
  }

  @Test
  void aCalleeIsEarnedByItsCaller() {
    var graph = new FlowGraph(new int[][] {{1}, {}, {3}, {}}, new int[][] {{2, 2}, {}, {}, {}});
    var model = new MarkovModel(graph, new Laplace());
    assertThat(model.reward(0)).isEqualTo(6);
    model.cover(3);
    assertThat(model.reward(0)).isEqualTo(4);
  }

  @Test
  void aLoopWithoutEndIsWorthAHundredRounds() {
    var model = new MarkovModel(withoutCalls(new int[] {1}, new int[] {0}), new Laplace());
    assertThat(model.reward(0)).isCloseTo(200, within(20.0));
    var one = new MarkovModel(withoutCalls(new int[] {0}), new Laplace());
    assertThat(one.reward(0)).isCloseTo(100, within(1e-6));
  }

  @Test
  void aMethodThatCallsItselfTwiceHasAFiniteReward() {
    // 0: base case or recursion; 1: calls 0 twice; 2: the end.
    var graph = new FlowGraph(new int[][] {{1, 2}, {2}, {}}, new int[][] {{}, {0, 0}, {}});
    var model = new MarkovModel(graph, new Laplace());
    for (int run = 0; run < 1000; run++) {
      model.taken(0, 0, 1);
    }
    assertThat(model.reward(0)).isBetween(3.0, 6.0);
    model.cover(0);
    model.cover(1);
    model.cover(2);
    assertThat(model.reward(0)).isZero();
  }

  @Test
  void rewardsWithoutRecursionAreThoseOfGaussianElimination() {
    for (int seed = 0; seed < 60; seed++) {
      var random = new Random(seed);
      FlowGraph graph =
          RandomGraphs.of(
              random, 1 + random.nextInt(5), 2 + random.nextInt(12), RandomGraphs.Recursion.NONE);
      compareWhileRunning(graph, random, new RewardPrecision(1 - 1e-12, 0, 1e-11));
    }
  }

  @Test
  void rewardsWithRecursionAreThoseOfTheDenseSystemToo() {
    for (int seed = 0; seed < 60; seed++) {
      var random = new Random(seed);
      FlowGraph graph =
          RandomGraphs.of(
              random,
              1 + random.nextInt(5),
              2 + random.nextInt(12),
              RandomGraphs.Recursion.ALLOWED);
      compareWhileRunning(graph, random, new RewardPrecision(0.95, 0.8, 1e-11));
    }
  }

  /** Changes counts and coverage bit by bit, asks some states, and now and then compares all. */
  private static void compareWhileRunning(
      FlowGraph graph, Random random, RewardPrecision precision) {
    var model = new MarkovModel(graph, new Laplace(), precision);
    for (int step = 0; step < 30; step++) {
      change(model, random);
      model.reward(random.nextInt(graph.size()));
      if (step % 5 == 0) {
        double[] expected = new DenseRewards(model, precision).solve();
        for (int state = 0; state < graph.size(); state++) {
          assertThat(model.reward(state))
              .as("state %s of %s in step %s", state, graph, step)
              .isCloseTo(expected[state], within(1e-6 * Math.max(1, expected[state])));
        }
      }
    }
  }

  private static void change(MarkovModel model, Random random) {
    FlowGraph graph = model.graph();
    for (int i = 0; i < 3; i++) {
      int state = random.nextInt(graph.size());
      if (graph.successors(state) > 0) {
        model.taken(state, random.nextInt(graph.successors(state)), random.nextDouble() * 4);
      }
    }
    if (random.nextBoolean()) {
      model.cover(random.nextInt(graph.size()));
    }
  }

  @Test
  void everyEquationHoldsUpToTheTolerance() {
    for (int seed = 0; seed < 20; seed++) {
      var random = new Random(seed);
      FlowGraph graph = RandomGraphs.of(random, 10, 12, RandomGraphs.Recursion.ALLOWED);
      var model = new MarkovModel(graph, new Laplace());
      for (int step = 0; step < 30; step++) {
        change(model, random);
        model.reward(random.nextInt(graph.size()));
      }
      double[] rewards = IntStream.range(0, graph.size()).mapToDouble(model::reward).toArray();
      var equations = new DenseRewards(model, RewardPrecision.DECISIONS);
      for (int state = 0; state < graph.size(); state++) {
        assertThat(rewards[state])
            .as("state %s, seed %s", state, seed)
            .isCloseTo(
                equations.equation(state, rewards),
                within(1.01 * RewardPrecision.DECISIONS.tolerance() * rewards[state] + 1e-12));
      }
    }
  }
}
