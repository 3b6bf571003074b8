package dev.quarry.engine.spread;

import java.io.IOException;

/** Does one goal after the other, on one thread. */
public interface GoalWorker extends AutoCloseable {
  /**
   * The result of a goal, of at most {@link Spread#LONGEST_RESULT} bytes.
   *
   * @throws IOException if this is no goal of the errand, or this machine can't do any
   */
  byte[] done(byte[] goal) throws IOException, InterruptedException;

  @Override
  void close();
}
