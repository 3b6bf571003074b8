package dev.quarry.search.tree;

import dev.quarry.concolic.Site;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a decision can follow: the entry of the program, or a way out of an earlier decision. */
abstract sealed class TreePlace permits TreePlace.Entry, Way {
  /**
   * What was decided next. One node as long as runs are deterministic; one per site where runs that
   * agreed so far went on at different sites.
   */
  final List<Node> children = new ArrayList<>(1);

  /** Nothing is left to explore behind this, and what was there is forgotten. */
  boolean finished;

  final @Nullable Node child(Site site) {
    for (Node child : children) {
      if (child.site().equals(site)) {
        return child;
      }
    }
    return null;
  }

  /** How many nodes are above. */
  abstract int depth();

  /** Before the first decision. */
  static final class Entry extends TreePlace {
    /** Whether a run ended without deciding anything. */
    boolean ended;

    @Override
    int depth() {
      return 0;
    }
  }
}
