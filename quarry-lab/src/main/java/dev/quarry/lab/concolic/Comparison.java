package dev.quarry.lab.concolic;

import java.util.List;

/**
 * How much slower one way of doing something is than another.
 *
 * @param name what is done
 * @param plain times per second without the engine
 * @param measured times per second with it
 */
public record Comparison(String name, double plain, double measured) {
  /** How many times as long it takes. */
  public double slowdown() {
    return plain / measured;
  }

  /** The geometric mean of slowdowns. */
  public static double mean(List<Comparison> comparisons) {
    double logs = comparisons.stream().mapToDouble(each -> Math.log(each.slowdown())).sum();
    return Math.exp(logs / comparisons.size());
  }
}
