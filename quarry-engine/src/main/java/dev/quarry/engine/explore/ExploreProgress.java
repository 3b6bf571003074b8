package dev.quarry.engine.explore;

import dev.quarry.engine.coverage.Count;

/** Told how an exploration goes on, from any thread, now and then. */
@FunctionalInterface
public interface ExploreProgress {
  /** Nobody listens. */
  ExploreProgress NONE = (runs, open, branches) -> {};

  /**
   * @param runs made so far
   * @param open frontier branches not tried yet
   * @param branches covered so far
   */
  void ran(int runs, long open, Count branches);
}
