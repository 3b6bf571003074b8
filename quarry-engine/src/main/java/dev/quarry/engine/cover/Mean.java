package dev.quarry.engine.cover;

/** A mean that starts with a guess, which counts as one observation. */
final class Mean {
  private final double guess;
  private double sum;
  private double count;

  Mean(double guess) {
    this.guess = guess;
  }

  /** So many observations that were so much together. */
  void add(double total, double observations) {
    sum += total;
    count += observations;
  }

  double value() {
    return (guess + sum) / (1 + count);
  }

  double count() {
    return count;
  }

  double sum() {
    return sum;
  }
}
