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
    start = time.clock().nanos();
  }

  void end() {
    before = elapsed();
  }

  /** What this turn may take. */
  Budget budget() {
    return budget;
  }

  /** For a question that may take so long, on the clock of this turn. */
  Budget budget(Duration time) {
    return budget.another(time);
  }

  /** How many nanoseconds the search has taken in all turns. */
  long elapsed() {
    return before + budget.clock().nanos() - start;
  }
}
