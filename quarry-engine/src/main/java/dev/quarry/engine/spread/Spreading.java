package dev.quarry.engine.spread;

import java.io.IOException;
import java.time.Duration;
import java.util.function.Supplier;

/** Goals that were given away. Closing it gives up those that are not done. */
public interface Spreading extends AutoCloseable {
  /** How long one waits before one looks at the clock. */
  Duration GLANCE = Duration.ofMillis(500);

  /**
   * Waits until a goal has ended.
   *
   * @param goal its number in the list of goals
   * @param longest how long to wait
   * @throws IOException if results can't be kept
   */
  GoalEnd end(int goal, Duration longest) throws IOException, InterruptedException;

  /**
   * Waits until a goal has ended, by turns with looking at the clock.
   *
   * @param left how much time there is, which an interruption may take away
   */
  default GoalEnd await(int goal, Supplier<Duration> left)
      throws IOException, InterruptedException {
    while (true) {
      Duration now = left.get();
      GoalEnd end = end(goal, now.compareTo(GLANCE) < 0 ? now : GLANCE);
      if (now.isZero() || !(end instanceof GoalEnd.Open)) {
        return end;
      }
    }
  }

  @Override
  void close();
}
