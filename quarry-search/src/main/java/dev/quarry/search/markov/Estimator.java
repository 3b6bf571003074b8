package dev.quarry.search.markov;

/** How likely each successor of a state is, judged by how often each was taken so far. */
public interface Estimator {
  /**
   * Estimates all successors of one state at once. A successor that was never taken gets a small
   * probability and not 0 as long as it could still be taken.
   *
   * @param counts how often each successor was taken; not changed
   * @param probabilities where to put the answer, as long as {@code counts}; adds up to 1
   */
  void estimate(double[] counts, double[] probabilities);
}
