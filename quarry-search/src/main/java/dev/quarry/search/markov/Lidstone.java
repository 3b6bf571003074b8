package dev.quarry.search.markov;

/**
 * Every successor was taken a fixed part of a time more than it was seen: (count + part) / (sum +
 * part · successors). One whole time is {@link Laplace}; the smaller the part, the sooner something
 * that was not seen counts as unlikely.
 */
public final class Lidstone implements Estimator {
  private final double part;

  /** What is added to each count. */
  public Lidstone(double part) {
    if (!(part > 0)) {
      throw new IllegalArgumentException("What is added to counts is positive, not " + part);
    }
    this.part = part;
  }

  @Override
  public void estimate(double[] counts, double[] probabilities) {
    double sum = part * counts.length;
    for (double count : counts) {
      sum += count;
    }
    for (int i = 0; i < counts.length; i++) {
      probabilities[i] = (counts[i] + part) / sum;
    }
  }
}
