package dev.quarry.engine.crash;

import java.time.Duration;

/** How much time is left. Safe for several threads. */
final class HuntClock {
  /** Why a method had no turn. */
  static final String USED_UP = "the total budget is used up";

  private final long start = System.nanoTime();
  private final Duration perMethod;
  private final Duration total;

  HuntClock(Duration perMethod, Duration total) {
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
    return left.isNegative() ? Duration.ZERO : left;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
