package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.ArrayDeque;
import java.util.Optional;

/**
 * Depth-first search (Kähkönen, section 4.3): the last way opened comes first, so that a subtree is
 * explored, and forgotten, before its siblings. With several workers, neighbours are in work at the
 * same time.
 */
public final class DepthFirst implements Searcher {
  private final ArrayDeque<Way> stack = new ArrayDeque<>();

  @Override
  public void opened(Way way) {
    stack.push(way);
  }

  @Override
  public void closed(Way way) {
    // Skipped when it comes to the top.
  }

  @Override
  public Optional<Way> next() {
    while (!stack.isEmpty()) {
      Way way = stack.pop();
      if (way.isOpen()) {
        return Optional.of(way);
      }
    }
    return Optional.empty();
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
