package dev.quarry.lab.strategies;

import dev.quarry.search.markov.MarkovModel;

/** Algorithm 2 of the paper: the largest expected reward per cost; a random test costs 1. */
final class RewardPerCost implements LocalRule {
  @Override
  public int choose(Chain chain, MarkovModel model, int covered, ShortestPaths paths) {
    int best = RANDOM;
    double most = model.reward(Chain.ENTRY);
    for (int state = 0; state < chain.size(); state++) {
      if (!Chain.contains(covered, state)
          && paths.distance(state) < Double.POSITIVE_INFINITY
          && model.reward(state) > most * paths.distance(state)) {
        best = state;
        most = model.reward(state) / paths.distance(state);
      }
    }
    return best;
  }
}
