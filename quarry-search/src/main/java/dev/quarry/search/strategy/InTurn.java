package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.List;
import java.util.Optional;

/**
 * Asks several searchers by turns. Each knows all ways, so a search needs at most as many times the
 * picks of the best of them as there are searchers.
 */
public final class InTurn implements Searcher {
  private final List<Searcher> searchers;
  private int turn;

  /**
   * @param searchers at least one
   */
  public InTurn(List<Searcher> searchers) {
    if (searchers.isEmpty()) {
      throw new IllegalArgumentException("There is nobody to take turns.");
    }
    this.searchers = List.copyOf(searchers);
  }

  @Override
  public void opened(Way way) {
    searchers.forEach(searcher -> searcher.opened(way));
  }

  @Override
  public void closed(Way way) {
    searchers.forEach(searcher -> searcher.closed(way));
  }

  @Override
  public Optional<Way> next() {
    Searcher asked = searchers.get(turn);
    turn = (turn + 1) % searchers.size();
    Optional<Way> next = asked.next();
    next.ifPresent(
        way ->
            searchers.stream()
                .filter(searcher -> searcher != asked)
                .forEach(searcher -> searcher.closed(way)));
    return next;
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {
    searchers.forEach(searcher -> searcher.ran(merged, gain));
  }
}
