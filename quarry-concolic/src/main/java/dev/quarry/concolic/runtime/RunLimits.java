package dev.quarry.concolic.runtime;

/**
 * What one run may use, and how large the inputs are that it makes.
 *
 * @param steps method entries and loop iterations
 * @param decisions on one path
 * @param arrayLength the longest input array
 * @param collectionSize the largest input collection
 */
public record RunLimits(int steps, int decisions, int arrayLength, int collectionSize) {
  /** Enough for small programs. */
  public static final RunLimits DEFAULT = new RunLimits(10_000_000, 10_000, 100, 3);
}
