package dev.quarry.lab.specifications.subject;

/** An object whose use is specified. */
public final class Gauge {
  private int total;

  /** Has to come first. */
  public void open() {
    total = 0;
  }

  /** Counts something. */
  public void add(int x) {
    total += x;
  }

  /** What was counted. */
  public int close() {
    return total;
  }
}
