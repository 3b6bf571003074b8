package dev.quarry.engine.cover;

/**
 * How far expectations of one kind come true. The chain knows nothing of inputs that are made from
 * earlier ones, nor of conditions that hold together; that shows in what is covered lately.
 */
final class Calibration {
  /** What was before counts less with each observation. */
  private static final double KEPT = 0.95;

  /** Chance should not make one kind of action look hopeless, or the only one. */
  private static final double MOST = 100;

  private double expected = 1;
  private double covered = 1;

  /** Something was expected to cover so much, and covered so much. */
  void observe(double expectation, double gain) {
    expected = KEPT * expected + expectation;
    covered = KEPT * covered + gain;
  }

  /** What to multiply an expectation by. */
  double factor() {
    return Math.max(1 / MOST, Math.min(MOST, (1 + covered) / (1 + expected)));
  }
}
