package dev.quarry.engine.cover;

/** What trying ways that are one outcome of one site took, with whatever driver. */
final class SolvingTime {
  private double seconds;
  private int tries;

  /** A way was tried. */
  void add(double took) {
    seconds += took;
    tries++;
  }

  /** What the next may take; the prediction counts as one observation. */
  double expected(double prediction) {
    return (prediction + seconds) / (1 + tries);
  }
}
