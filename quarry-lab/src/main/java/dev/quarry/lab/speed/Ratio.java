package dev.quarry.lab.speed;

/**
 * Two speeds measured in one run.
 *
 * @param name what is compared
 * @param baseline runs per second of what it is compared with
 * @param measured runs per second of the thing itself
 * @param ratio measured by baseline
 */
public record Ratio(String name, double baseline, double measured, double ratio) {
  /** The ratio of two speeds. */
  public static Ratio of(String name, double baseline, double measured) {
    return new Ratio(name, baseline, measured, measured / baseline);
  }
}
