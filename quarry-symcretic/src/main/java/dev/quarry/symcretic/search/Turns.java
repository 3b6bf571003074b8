package dev.quarry.symcretic.search;

import dev.quarry.solver.Budget;
import java.time.Duration;

/** The time of a search that is interrupted and taken up again. */
final class Turns {
  private Budget budget = Budget.of(Duration.ZERO);
  private long before;
  private long start;

  void begin(Budget time) {
    budget = time;
    start = System.nanoTime();
  }

  void end() {
    before = elapsed();
  }

  /** What this turn may take. */
  Budget budget() {
    return budget;
  }

  /** How many nanoseconds the search has taken in all turns. */
  long elapsed() {
    return before + System.nanoTime() - start;
  }
}
