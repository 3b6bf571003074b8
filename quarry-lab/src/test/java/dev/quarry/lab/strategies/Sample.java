package dev.quarry.lab.strategies;

/** Mean of numbers, and how far off it may be. */
final class Sample {
  private double sum;
  private double squares;
  private int count;

  void add(double number) {
    sum += number;
    squares += number * number;
    count++;
  }

  double mean() {
    return sum / count;
  }

  double standardError() {
    return Math.sqrt(Math.max(0, squares / count - mean() * mean()) / count) + 1e-12;
  }
}
