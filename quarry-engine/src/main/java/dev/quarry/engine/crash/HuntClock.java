package dev.quarry.engine.crash;

import dev.quarry.solver.Stop;
import java.time.Duration;

/** How much time is left. Safe for several threads. */
final class HuntClock {
  private final long start = System.nanoTime();
  private final Duration perMethod;
  private final Duration total;
  private final Stop stop;

  /**
   * @param stop after which nothing is left
   */
  HuntClock(Duration perMethod, Duration total, Stop stop) {
    this.stop = stop;
    this.perMethod = perMethod;
    this.total = total;
  }

  /** What the next method may take; zero if there is nothing left. */
  Duration forOneMethod() {
    Duration left = left();
    return left.compareTo(perMethod) < 0 ? left : perMethod;
  }

  /** What is left for all methods; zero if there is nothing. */
  Duration left() {
    Duration left = total.minus(elapsed());
    return left.isNegative() || stop.isRequested() ? Duration.ZERO : left;
  }

  /** Why nothing is left. */
  String end() {
    return stop.isRequested() ? "the run was interrupted" : "the total budget is used up";
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
