package dev.quarry.lab.strategies;

import dev.quarry.search.markov.MarkovModel;

/**
 * Like {@link RewardPerCost}, with paths that go through uncovered states as well and earn them on
 * the way. That takes the costs of transitions that no run has seen yet, which a program does not
 * tell: a bound for what looking ahead could gain.
 */
final class LongerPaths implements LocalRule {
  @Override
  public ShortestPaths paths(Chain chain, int covered) {
    return new ShortestPaths(chain, chain.everything());
  }

  @Override
  public int choose(Chain chain, MarkovModel model, int covered, ShortestPaths paths) {
    int best = RANDOM;
    double most = model.reward(Chain.ENTRY);
    for (int state = 0; state < chain.size(); state++) {
      if (!Chain.contains(covered, state)) {
        double rate = reward(model, state, covered, paths) / paths.distance(state);
        if (rate > most) {
          best = state;
          most = rate;
        }
      }
    }
    return best;
  }

  private static double reward(MarkovModel model, int state, int covered, ShortestPaths paths) {
    int before = paths.states(state) & ~(1 << state);
    return Integer.bitCount(before & ~covered) + model.reward(state);
  }
}
