package dev.quarry.search.tree;

import java.util.Optional;

/**
 * Decides which open way is tried next. One searcher belongs to one tree, which calls it under its
 * lock: a searcher needs no lock of its own, must be quick, and must not call the tree.
 *
 * <p>For a run, {@link #opened} is called for each way that became known, from the entry to the end
 * of the path, then {@link #ran}.
 */
public interface Searcher {
  /** A way is open. Called at most once for each. */
  void opened(Way way);

  /** A way is not open any more, although {@link #next} may not have returned it. */
  void closed(Way way);

  /** Removes the way to try next; none if none is open. */
  Optional<Way> next();

  /** A run was made. */
  void ran(Merged merged, CoverageGain gain);
}
