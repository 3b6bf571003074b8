package dev.quarry.search.markov;

/**
 * How exactly rewards are computed. Dampings bound the number of sweeps over a loop or recursion:
 * each makes the error smaller by such a factor at least.
 *
 * @param loops what a further round of a loop counts for, just below 1
 * @param recursion what a further level of a recursion counts for, not more than a round of a loop
 * @param tolerance how much of a reward its equation may be off, as a share of the reward
 */
public record RewardPrecision(double loops, double recursion, double tolerance) {
  /**
   * For decisions: their probabilities are estimates, and far less exact. In random programs the
   * rewards of entries were off by 2 % at most, those of any state by 10 %.
   */
  public static final RewardPrecision DECISIONS = new RewardPrecision(0.99, 0.5, 1e-3);

  public RewardPrecision {
    if (!(recursion >= 0 && recursion <= loops && loops < 1 && tolerance > 0)) {
      throw new IllegalArgumentException(
          "damping %s and %s, tolerance %s".formatted(loops, recursion, tolerance));
    }
  }
}
