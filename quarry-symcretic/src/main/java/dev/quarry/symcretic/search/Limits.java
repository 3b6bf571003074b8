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
 */
public record Limits(
    Duration time, Duration queryTime, int iterations, int recursion, int obligations) {
  public static final Limits DEFAULT =
      new Limits(Duration.ofSeconds(10), Duration.ofMillis(500), 12, 4, 100_000);
}
