package dev.quarry.search.markov;

/**
 * Every successor was taken once more than it was seen: (count + 1) / (sum + successors). See
 * definition 4.1 of the paper named in the package.
 */
public final class Laplace implements Estimator {
  @Override
  public void estimate(double[] counts, double[] probabilities) {
    double sum = counts.length;
    for (double count : counts) {
      sum += count;
    }
    for (int i = 0; i < counts.length; i++) {
      probabilities[i] = (counts[i] + 1) / sum;
    }
  }
}
