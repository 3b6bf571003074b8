package dev.quarry.lab.strategies;

import dev.quarry.search.markov.Estimator;
import dev.quarry.search.markov.FlowGraph;
import dev.quarry.search.markov.MarkovModel;
import java.util.SplittableRandom;

/**
 * G, algorithm 1 of the paper: knows the costs, estimates the probabilities from its tests, and
 * does what a {@link LocalRule} says. Solved paths go through covered states to one uncovered, and
 * of those the cheapest is taken.
 */
final class PaperGreedy implements Strategy {
  /** Which transitions of a solved test are counted. */
  enum Counting {
    /** All, as in the paper. */
    WHOLE_RUN,
    /** Those after the path that was solved: before, nothing was left to chance. */
    AFTER_THE_PATH
  }

  /**
   * The decision for a random test stands for so many more tests that there are at most 1 / 32 more
   * of them than if each was decided on. A single test changes estimates by less.
   */
  private static final int PATIENCE = 32;

  private final Chain chain;
  private final Estimator estimator;
  private final LocalRule rule;
  private final Counting counting;
  private final FlowGraph graph;
  private final Run run;

  PaperGreedy(Chain chain, Estimator estimator, LocalRule rule, Counting counting) {
    this.chain = chain;
    this.estimator = estimator;
    this.rule = rule;
    this.counting = counting;
    this.graph = graph(chain);
    this.run = new Run(chain);
  }

  static FlowGraph graph(Chain chain) {
    var graph = new FlowGraph.Builder();
    for (int state = 0; state < chain.size(); state++) {
      graph.state();
    }
    for (int state = 0; state < chain.size(); state++) {
      for (int i = 0; i < chain.successors(state); i++) {
        graph.successor(state, chain.successor(state, i));
      }
    }
    return graph.build();
  }

  @Override
  public double cost(SplittableRandom random) {
    return new Repetition(random).cost();
  }

  /** What is known in one repetition. */
  private final class Repetition {
    private final SplittableRandom random;
    private final MarkovModel model = new MarkovModel(graph, estimator);
    private ShortestPaths paths = rule.paths(chain, 0);
    private int covered;
    private int tests;

    /** The decision stands until there are so many tests. */
    private int standsUntil = 1;

    Repetition(SplittableRandom random) {
      this.random = random;
    }

    double cost() {
      double cost = 0;
      int target = LocalRule.RANDOM;
      while (covered != chain.everything()) {
        if (tests >= standsUntil) {
          target = rule.choose(chain, model, covered, paths);
          standsUntil = tests + (target == LocalRule.RANDOM ? tests / PATIENCE : 0);
        }
        cost += target == LocalRule.RANDOM ? 1 : paths.distance(target);
        test(target);
      }
      return cost;
    }

    private void test(int target) {
      tests++;
      run.start();
      if (target != LocalRule.RANDOM) {
        run.follow(paths.path(target));
      }
      int counted = counting == Counting.WHOLE_RUN ? 0 : run.length();
      run.release(random);
      for (int i = counted; i < run.length(); i++) {
        model.taken(run.state(i), run.choice(i), 1);
      }
      if ((run.visited() & ~covered) != 0) {
        covered |= run.visited();
        PaperGreedy.cover(model, covered);
        paths = rule.paths(chain, covered);
        standsUntil = tests;
      }
    }
  }

  static void cover(MarkovModel model, int covered) {
    for (int state = 0; state < model.graph().size(); state++) {
      if (Chain.contains(covered, state)) {
        model.cover(state);
      }
    }
  }
}
