package dev.quarry.concolic.client;

/**
 * How much longer a process may go on. Where others keep the processors busy, it gets the time that
 * it has lost to them; that it waits for something else is no excuse.
 */
final class Allowance {
  /** The part of a stretch of time that even a busy machine has for a process that can run. */
  private static final double LEAST_SHARE = 0.1;

  private long left;

  /**
   * @param limit nanoseconds on a machine that does nothing else
   */
  Allowance(long limit) {
    this.left = limit;
  }

  /** The stretch of time after which to ask again. */
  long stretch() {
    return left;
  }

  /**
   * Takes off what the process used of the processors in the last stretch.
   *
   * @return whether there is another stretch for it
   */
  boolean use(long used) {
    boolean isStarved = used >= LEAST_SHARE * left && used < left;
    left -= used;
    return isStarved;
  }
}
