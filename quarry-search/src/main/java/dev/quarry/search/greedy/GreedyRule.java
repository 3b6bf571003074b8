package dev.quarry.search.greedy;

import dev.quarry.search.markov.Estimator;
import dev.quarry.search.markov.Lidstone;

/**
 * What an action is worth: what it is expected to cover, divided by its cost (Wang et al.,
 * Algorithm 2); the action that is worth most comes next. One rule belongs to one campaign and
 * needs no lock.
 *
 * <p>Departures from the paper: probabilities are estimated with less than one time added to what
 * was never seen; random runs come in batches and promise no more than they lately gave; a way
 * counts less after vain attempts; and what is expected of a kind of action is corrected by how
 * much of it came true.
 */
public final class GreedyRule {
  /** What can be done. */
  public enum Kind {
    /** A batch of random runs. */
    RANDOM,
    /** Solving the path to an open way. */
    SOLVING,
    /** Asking the backward engine for a branch. */
    ASKING
  }

  /** How often something that was never seen counts; the laboratory finds this better than once. */
  public static final double UNSEEN = 0.25;

  /**
   * The part of all costs that goes into random runs whatever they are worth: what is never done is
   * never corrected.
   */
  public static final double WITHOUT_PREJUDICE = 0.3;

  /** How much is covered by a run that covers something, as a rule. */
  private static final double AT_ONCE = 4;

  private static final int SMALLEST_BATCH = 32;
  private static final int LARGEST_BATCH = 4096;

  private final Calibration ofRandom = new Calibration();
  private final Calibration ofSolving = new Calibration();
  private final Calibration ofAsking = new Calibration();

  /** How probabilities are estimated from runs. */
  public static Estimator estimator() {
    return new Lidstone(UNSEEN);
  }

  /**
   * What the next random run of an entry is expected to cover. The chain does not know that one
   * entry gets where others don't, so its own runs count as well: after n of them in vain, the next
   * one is still that likely to be the first to cover something (Laplace's rule of succession), and
   * not more.
   *
   * @param expected the reward of the entry's state
   * @param runs of this entry
   * @param vain those of them that covered nothing new since one did
   */
  public static double ofRandomRun(double expected, long runs, long vain) {
    if (expected == 0) {
      return 0;
    }
    double most = AT_ONCE / (1.0 + vain);
    double least = UNSEEN / (1.0 + runs);
    return Math.max(least, Math.min(most, expected));
  }

  /** How much of a way's reward to believe in: less with every attempt in vain. */
  public static double confidence(int attempts, int gains) {
    return (1.0 + gains) / (1.0 + attempts);
  }

  /** How many random runs come next: as many as there were already, within limits. */
  public static int batch(long runs) {
    return (int) Math.max(SMALLEST_BATCH, Math.min(LARGEST_BATCH, runs));
  }

  /** What an action is worth that is expected to cover so much. */
  public double worth(Kind kind, double expected, double cost) {
    return calibration(kind).factor() * expected / cost;
  }

  /** An action was expected to cover so much, and covered so much. */
  public void observe(Kind kind, double expected, double covered) {
    calibration(kind).observe(expected, covered);
  }

  private Calibration calibration(Kind kind) {
    return switch (kind) {
      case RANDOM -> ofRandom;
      case SOLVING -> ofSolving;
      case ASKING -> ofAsking;
    };
  }
}
