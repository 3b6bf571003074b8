package dev.quarry.engine.cover;

/**
 * What runs with path conditions take a driver. Where a computation decides something hundreds of
 * thousands of times, such a run takes seconds, and the same run for its coverage microseconds.
 */
final class PathRuns {
  /** Runs that take no longer than this are always worth it. */
  private static final double QUICK = 0.05;

  private final Mean mean;
  private double spent;
  private double batches;

  /**
   * @param guess what one takes, for a start
   */
  PathRuns(double guess) {
    this.mean = new Mean(guess);
  }

  /** What the next is expected to take. */
  double expected() {
    return mean.value();
  }

  /**
   * Whether a run of a batch may be made again with its path condition: slow ones take no longer
   * together than the batches did.
   */
  boolean isAffordable() {
    return expected() <= QUICK || spent + expected() <= batches;
  }

  /** A run with its path condition took so long. */
  void add(double seconds) {
    mean.add(seconds, 1);
    spent += seconds;
  }

  /** A batch took so long. */
  void addBatch(double seconds) {
    batches += seconds;
  }
}
