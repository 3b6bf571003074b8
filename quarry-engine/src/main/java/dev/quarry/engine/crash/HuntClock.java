package dev.quarry.engine.crash;

import java.time.Duration;

/** How much time is left. Safe for several threads. */
final class HuntClock {
  private final long start = System.nanoTime();
  private final Duration perMethod;
  private final Duration total;

  HuntClock(Duration perMethod, Duration total) {
    this.perMethod = perMethod;
    this.total = total;
  }

  /** What the next method may take; zero if there is nothing left. */
  Duration forOneMethod() {
    Duration left = total.minus(elapsed());
    if (left.isNegative()) {
      return Duration.ZERO;
    }
    return left.compareTo(perMethod) < 0 ? left : perMethod;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
