package dev.quarry.lab.strategies;

import java.util.SplittableRandom;

/** Does what an {@link OptimalPolicy} says. */
final class Optimal implements Strategy {
  private final Chain chain;
  private final OptimalPolicy policy;
  private final RandomTests tests;
  private final Run run;

  Optimal(Chain chain, OptimalPolicy policy) {
    this.chain = chain;
    this.policy = policy;
    this.tests = new RandomTests(chain);
    this.run = new Run(chain);
  }

  @Override
  public double cost(SplittableRandom random) {
    int covered = 0;
    double cost = 0;
    while (covered != chain.everything()) {
      if (isRandomBetter(covered)) {
        cost += tests.count(covered, random);
        covered |= tests.newCoverage(run, covered, random).visited();
      } else {
        cost += solve(covered);
        covered |= run.release(random).visited();
      }
    }
    return cost;
  }

  private boolean isRandomBetter(int covered) {
    return covered == 0
        ? 1 + policy.releasedInto(0, Chain.ENTRY) <= policy.solvedInto(0, Chain.ENTRY)
        : 1 + policy.at(covered).released()[Chain.ENTRY]
            <= policy.at(covered).onward()[Chain.ENTRY];
  }

  /** Takes the best transition until it is better to let the run go. */
  private double solve(int before) {
    run.start();
    double cost = 0;
    boolean onward = true;
    while (onward) {
      int state = run.last();
      int covered = before | run.visited();
      int best = best(covered, state);
      cost += chain.cost(state, best);
      run.take(best);
      onward = goesOn(covered, run.last());
    }
    return cost;
  }

  private int best(int covered, int state) {
    int best = 0;
    for (int i = 1; i < chain.successors(state); i++) {
      best = worth(covered, state, i) < worth(covered, state, best) ? i : best;
    }
    return best;
  }

  private double worth(int covered, int state, int choice) {
    int target = chain.successor(state, choice);
    double then =
        Chain.contains(covered, target)
            ? Math.min(released(covered, target), onward(covered, target))
            : policy.enter(covered, target);
    return chain.cost(state, choice) + then;
  }

  private boolean goesOn(int before, int state) {
    return state != chain.exit()
        && (Chain.contains(before, state)
            ? onward(before, state) < released(before, state)
            : policy.solvedInto(before, state) < policy.releasedInto(before, state));
  }

  private double released(int covered, int state) {
    return policy.at(covered).released()[state];
  }

  private double onward(int covered, int state) {
    return policy.at(covered).onward()[state];
  }
}
