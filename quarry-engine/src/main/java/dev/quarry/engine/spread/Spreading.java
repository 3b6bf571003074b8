package dev.quarry.engine.spread;

import java.io.IOException;
import java.time.Duration;

/** Goals that were given away. Closing it gives up those that are not done. */
public interface Spreading extends AutoCloseable {
  /**
   * Waits until a goal has ended.
   *
   * @param goal its number in the list of goals
   * @param longest how long to wait
   * @throws IOException if results can't be kept
   */
  GoalEnd end(int goal, Duration longest) throws IOException, InterruptedException;

  @Override
  void close();
}
