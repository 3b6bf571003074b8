package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Context-guided search (CGS; Seo and Kim: How We Get There, FSE 2014, section 3). Goes through the
 * tree in breadth-first order and tries a way only if its <i>k-context</i>, the way and the {@code
 * k - 1} ways before it, is new; those passed over get another chance with a greater {@code k},
 * when everything was seen with this one.
 *
 * <p>Departs from the paper in three points. Decisions that dominate the branch are not left out of
 * the context, since control flow is not known here. A context names the alternative instead of the
 * branch it is the alternative of, so that the ways of a switch have different contexts. And so
 * that the search is complete, what is left over at the greatest {@code k} is tried breadth-first.
 */
public final class ContextGuided implements Searcher {
  /** The greatest {@code k} if nobody says otherwise. */
  public static final int DEFAULT_CONTEXT = 10;

  private final int greatest;
  private final Set<Suffix> seen = new HashSet<>();
  private DepthQueues candidates = new DepthQueues();
  private DepthQueues passedOver = new DepthQueues();
  private int k = 1;

  /** Contexts of up to so many ways. */
  public ContextGuided(int greatest) {
    this.greatest = greatest;
  }

  @Override
  public void opened(Way way) {
    candidates.add(way);
  }

  @Override
  public void closed(Way way) {
    // Skipped when its turn comes.
  }

  @Override
  public Optional<Way> next() {
    while (true) {
      Optional<Way> way = nextInNewContext();
      if (way.isPresent() || passedOver.isEmpty()) {
        return way;
      }
      k++;
      candidates = passedOver;
      passedOver = new DepthQueues();
    }
  }

  private Optional<Way> nextInNewContext() {
    Optional<Way> way = candidates.removeShallowest();
    while (way.isPresent() && k <= greatest && !seen.add(Suffix.of(way.get(), k))) {
      passedOver.add(way.get());
      way = candidates.removeShallowest();
    }
    return way;
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
