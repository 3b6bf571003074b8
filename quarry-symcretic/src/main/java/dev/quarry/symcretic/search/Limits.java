package dev.quarry.symcretic.search;

import java.time.Duration;

/**
 * How far a search goes.
 *
 * @param time for everything
 * @param queryTime for one question about a formula on the way
 * @param iterations how often a way may take the back edges of one loop
 * @param recursion how many frames of one method a way may have
 * @param obligations how many are looked at
 * @param jdk how far the JDK's code is followed
 */
public record Limits(
    Duration time, Duration queryTime, int iterations, int recursion, int obligations, OfJdk jdk) {
  public static final Limits DEFAULT =
      new Limits(Duration.ofSeconds(10), Duration.ofMillis(500), 12, 4, 100_000, OfJdk.DEFAULT);

  /** With the usual limits for the JDK's code. */
  public Limits(Duration time, Duration queryTime, int iterations, int recursion, int obligations) {
    this(time, queryTime, iterations, recursion, obligations, OfJdk.DEFAULT);
  }

  /** The same for another time. */
  public Limits within(Duration other) {
    return new Limits(other, queryTime, iterations, recursion, obligations, jdk);
  }

  /** The same with the JDK's code followed as far as this. */
  public Limits with(OfJdk other) {
    return new Limits(time, queryTime, iterations, recursion, obligations, other);
  }

  /**
   * How far the JDK's code is followed. What lies beyond is a call of which nothing is known.
   *
   * @param depth how many of its methods may call each other
   * @param size how many instructions a method may have
   */
  public record OfJdk(int depth, int size) {
    public static final OfJdk DEFAULT = new OfJdk(10, 300);
  }
}
