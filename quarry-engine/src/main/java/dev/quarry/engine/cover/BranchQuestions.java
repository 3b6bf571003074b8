package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.SearchClock;
import java.time.Duration;

/**
 * Which branches to ask the backward engine for. Each is asked for with little time first, and
 * again with more when everything else has been tried; what it refuted or gave up for good is not
 * asked again.
 */
final class BranchQuestions {
  /** No branch. */
  static final int NONE = -1;

  private static final int ROUNDS = 3;
  private static final int LONGER = 4;

  /** Who used less of its time than this has not run out of it. */
  private static final double ALL_TIME = 0.8;

  private final Backwards backwards;
  private final CoverageState state;
  private final ActionCosts costs;
  private final SearchClock clock;
  private final Duration firstTime;
  private final int[] round;
  private int asked;
  private int answered;

  BranchQuestions(
      Backwards backwards,
      CoverageState state,
      ActionCosts costs,
      SearchClock clock,
      Duration firstTime,
      int branches) {
    this.backwards = backwards;
    this.state = state;
    this.costs = costs;
    this.clock = clock;
    this.firstTime = firstTime;
    this.round = new int[branches];
  }

  /** The open branch with the largest reward of those asked for least; {@link #NONE} if none. */
  int next() {
    int best = NONE;
    double most = 0;
    int least = ROUNDS;
    for (int i = state.nextOpen(0); i >= 0; i = state.nextOpen(i + 1)) {
      if (round[i] <= least && round[i] < ROUNDS) {
        double reward = state.reward(state.branch(i));
        if (round[i] < least || reward > most) {
          best = i;
          most = reward;
          least = round[i];
        }
      }
    }
    return best;
  }

  /** What a question about a branch is expected to cover; nothing if it is not asked any more. */
  double expected(int branch) {
    if (round[branch] >= ROUNDS || !state.isOpen(branch)) {
      return 0;
    }
    double chance = (1.0 + answered) / (2.0 + asked);
    return state.reward(state.branch(branch)) * chance;
  }

  /** What a question about a branch costs, in seconds. */
  double cost(int branch) {
    return costs.question() * Math.pow(LONGER, round[branch]);
  }

  void ask(int branch) throws InterruptedException {
    Duration time = clock.atMost(firstTime.multipliedBy((long) Math.pow(LONGER, round[branch])));
    long start = clock.clock().nanos();
    Backwards.Answer answer = backwards.ask(branch, time);
    double seconds = (clock.clock().nanos() - start) / 1e9;
    costs.observeQuestion(seconds / Math.pow(LONGER, round[branch]));
    asked++;
    answered += answer == Backwards.Answer.REACHED ? 1 : 0;
    boolean hasMoreToSay =
        answer == Backwards.Answer.UNDECIDED && seconds > ALL_TIME * time.toNanos() / 1e9;
    round[branch] = hasMoreToSay ? round[branch] + 1 : ROUNDS;
  }
}
