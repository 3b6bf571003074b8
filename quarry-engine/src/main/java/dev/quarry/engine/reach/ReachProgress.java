package dev.quarry.engine.reach;

/** Told how a search goes on, from any thread. */
@FunctionalInterface
public interface ReachProgress {
  /** Nobody listens. */
  ReachProgress NONE = (reached, unreachable, undecided, total) -> {};

  /**
   * A target is done.
   *
   * @param reached so far
   * @param unreachable so far
   * @param undecided so far
   * @param total targets
   */
  void done(int reached, int unreachable, int undecided, int total);

  /**
   * Both engines have done what they can for a target; random runs use the rest of its time.
   *
   * @param target as the user wrote it
   */
  default void random(String target) {}
}
