package dev.quarry.search.greedy;

/**
 * How far expectations of one kind come true. The chain knows nothing of inputs that are made from
 * earlier ones, nor of conditions that hold together; that shows in what is covered lately.
 */
final class Calibration {
  /** Luck counts less with each observation. */
  private static final double KEPT = 0.95;

  /** Of what was expected, so many branches are remembered. */
  private static final double REMEMBERED = 30;

  /** Chance should not make one kind of action look like the only one. */
  private static final double MOST = 100;

  private double expected;
  private double covered;

  /** Something was expected to cover so much, and covered so much. */
  void observe(double expectation, double gain) {
    expected += expectation;
    covered += gain;
    if (covered > expected) {
      covered = expected + KEPT * (covered - expected);
    }
    if (expected > REMEMBERED) {
      covered *= REMEMBERED / expected;
      expected = REMEMBERED;
    }
  }

  /** What to multiply an expectation by. */
  double factor() {
    return Math.min(MOST, (1 + covered) / (1 + expected));
  }
}
