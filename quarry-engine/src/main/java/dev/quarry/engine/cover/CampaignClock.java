package dev.quarry.engine.cover;

import dev.quarry.solver.Budget;
import java.time.Duration;

/** How much time and how many runs a campaign has left, and what it used. */
final class CampaignClock {
  private final Duration time;
  private final long maxRuns;
  private long start;
  private Budget budget;
  private long runs;

  CampaignClock(Duration time, long maxRuns) {
    this.time = time;
    this.maxRuns = maxRuns;
    this.start = System.nanoTime();
    this.budget = Budget.of(time);
  }

  /** Time counts from now on. */
  void start() {
    start = System.nanoTime();
    budget = Budget.of(time);
  }

  boolean isOver() {
    return runs >= maxRuns || budget.expired();
  }

  void ran(int times) {
    runs += times;
  }

  long runs() {
    return runs;
  }

  /** How many runs there may still be. */
  int runsLeft() {
    return (int) Math.min(Integer.MAX_VALUE, Math.max(0, maxRuns - runs));
  }

  Duration remaining() {
    return budget.remaining();
  }

  /** At most so much, and not more than is left. */
  Duration atMost(Duration time) {
    Duration left = budget.remaining();
    return left.compareTo(time) < 0 ? left : time;
  }

  double elapsedSeconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
