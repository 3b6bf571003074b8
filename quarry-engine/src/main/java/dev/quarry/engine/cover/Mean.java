package dev.quarry.engine.cover;

/**
 * A mean of what was observed lately. It starts with a guess that counts as one observation; with
 * every addition what was before counts less, since code gets faster while it is run and a single
 * pause should not be held against it for ever.
 */
final class Mean {
  private static final double KEPT = 0.9;

  private double sum;
  private double count = 1;

  Mean(double guess) {
    this.sum = guess;
  }

  /** So many observations that were so much together. */
  void add(double total, double observations) {
    sum = KEPT * sum + total;
    count = KEPT * count + observations;
  }

  double value() {
    return sum / count;
  }
}
