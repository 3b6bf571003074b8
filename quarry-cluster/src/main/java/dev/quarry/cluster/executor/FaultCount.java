package dev.quarry.cluster.executor;

import dev.quarry.cluster.link.ClusterException;

/**
 * How often in a row this machine could not do what it took. One that can't do anything is fast,
 * and would soon have spoiled all goals. Safe for many threads.
 */
final class FaultCount {
  /** Less than what a goal may be tried: it must not end because of one machine. */
  static final int MOST = 3;

  private int inARow;

  /** A goal was done. */
  synchronized void worked() {
    inARow = 0;
  }

  /**
   * A goal could not be done.
   *
   * @throws ClusterException if that is enough
   */
  synchronized void failed(Exception why) throws ClusterException {
    inARow++;
    if (inARow >= MOST) {
      throw new ClusterException(
          "This machine could not do %d goals in a row (%s), and leaves them to others; see to what is missing, and start the executor again."
              .formatted(inARow, why),
          why);
    }
  }
}
