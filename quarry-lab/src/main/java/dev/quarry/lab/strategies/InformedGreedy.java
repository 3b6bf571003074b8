package dev.quarry.lab.strategies;

import dev.quarry.search.markov.Laplace;
import dev.quarry.search.markov.MarkovModel;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A {@link LocalRule} that is told the true probabilities, and so decides the same as long as
 * nothing new is covered. What it costs more than the optimum is due to the rule, and what {@link
 * PaperGreedy} costs more than this is due to estimating.
 */
final class InformedGreedy implements Strategy {
  /** So many runs that the estimates are the probabilities. */
  private static final double MANY = 1e12;

  private final Chain chain;
  private final LocalRule rule;
  private final RandomTests tests;
  private final Run run;

  /** What was decided, by covered set. */
  private final Map<Integer, Plan> plans = new HashMap<>();

  /** A path to solve, with its cost; or, without a path, a random test. */
  private record Plan(double cost, int @Nullable [] path) {}

  InformedGreedy(Chain chain, LocalRule rule) {
    this.chain = chain;
    this.rule = rule;
    this.tests = new RandomTests(chain);
    this.run = new Run(chain);
  }

  @Override
  public double cost(SplittableRandom random) {
    int covered = 0;
    double cost = 0;
    while (covered != chain.everything()) {
      Plan plan = plans.computeIfAbsent(covered, this::plan);
      if (plan.path == null) {
        cost += tests.count(covered, random);
        tests.newCoverage(run, covered, random);
      } else {
        cost += plan.cost;
        run.start().follow(plan.path).release(random);
      }
      covered |= run.visited();
    }
    return cost;
  }

  private Plan plan(int covered) {
    if (covered == 0) {
      return new Plan(1, null);
    }
    MarkovModel model = model();
    PaperGreedy.cover(model, covered);
    ShortestPaths paths = rule.paths(chain, covered);
    int target = rule.choose(chain, model, covered, paths);
    return target == LocalRule.RANDOM
        ? new Plan(1, null)
        : new Plan(paths.distance(target), paths.path(target));
  }

  private MarkovModel model() {
    var model = new MarkovModel(PaperGreedy.graph(chain), new Laplace());
    for (int state = 0; state < chain.size(); state++) {
      for (int i = 0; i < chain.successors(state); i++) {
        model.taken(state, i, MANY * chain.probability(state, i));
      }
    }
    return model;
  }
}
