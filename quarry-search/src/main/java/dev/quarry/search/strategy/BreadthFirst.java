package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.Optional;

/**
 * Breadth-first search (Kähkönen, section 4.3): the way nearest to the entry comes first, and among
 * equals the one opened first.
 */
public final class BreadthFirst implements Searcher {
  private final DepthQueues queues = new DepthQueues();

  @Override
  public void opened(Way way) {
    queues.add(way);
  }

  @Override
  public void closed(Way way) {
    // Skipped when its turn comes.
  }

  @Override
  public Optional<Way> next() {
    return queues.removeShallowest();
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
