package dev.quarry.search.markov;

/**
 * What was never seen is together as likely as what was seen just once: the estimate of Good and
 * Turing for the unseen mass. Unseen successors share it evenly, seen ones share the rest by their
 * counts.
 *
 * <p>Departs from Gale and Sampson ("Good–Turing frequency estimation without tears", 1995) in two
 * points. A state has few successors, hence there is nothing to fit a line through the counts of
 * counts with, and seen successors keep their relative frequencies. And where nothing was seen just
 * once, half a sighting stands for the unseen, because 0 would rule it out for ever.
 *
 * <p>After many runs the unseen is half as likely as {@link Laplace} says, and among many
 * successors of which one dominates it is far less likely; once everything was seen, frequencies
 * are taken as they are.
 */
public final class GoodTuring implements Estimator {
  private static final double HALF_A_SIGHTING = 0.5;

  @Override
  public void estimate(double[] counts, double[] probabilities) {
    double sum = 0;
    int unseen = 0;
    int once = 0;
    for (double count : counts) {
      sum += count;
      unseen += count <= 0 ? 1 : 0;
      once += count > 0 && count <= 1 ? 1 : 0;
    }
    double mass = unseenMass(sum, unseen, once, counts.length);
    for (int i = 0; i < counts.length; i++) {
      probabilities[i] = counts[i] > 0 ? counts[i] / sum * (1 - mass) : mass / unseen;
    }
  }

  private static double unseenMass(double sum, int unseen, int once, int successors) {
    if (unseen == 0) {
      return 0;
    }
    if (unseen == successors) {
      return 1;
    }
    // One sighting in one run says that everything is unseen; the 1 keeps what was seen possible.
    return Math.max(once, HALF_A_SIGHTING) / (sum + 1);
  }
}
