package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Node;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Random path selection (RPS; Cadar, Dunbar, Engler: KLEE, OSDI 2008, section 3.4): walks from the
 * entry and takes each way behind which something is open with the same probability. Ways near the
 * entry are preferred, and a loop that opens many ways gets no more attention for it.
 */
public final class RandomPath implements Searcher {
  /** What is live behind a node: {@link Way}s that are open, {@link Node}s with such below. */
  private final Map<Node, RandomSet<Object>> live = new HashMap<>();

  /** First decisions; more than one only if runs diverged. */
  private final RandomSet<Object> roots = new RandomSet<>();

  private final Random random;

  public RandomPath(long seed) {
    this.random = new Random(seed);
  }

  @Override
  public void opened(Way way) {
    Object element = way;
    Optional<Node> node = Optional.of(way.node());
    while (node.isPresent()) {
      RandomSet<Object> below = live.get(node.get());
      if (below != null) {
        below.add(element);
        return;
      }
      below = new RandomSet<>();
      below.add(element);
      live.put(node.get(), below);
      element = node.get();
      node = node.get().parent();
    }
    roots.add(element);
  }

  @Override
  public void closed(Way way) {
    Object element = way;
    Optional<Node> node = Optional.of(way.node());
    while (node.isPresent()) {
      RandomSet<Object> below = live.get(node.get());
      if (below == null || !below.remove(element) || !below.isEmpty()) {
        return;
      }
      live.remove(node.get());
      element = node.get();
      node = node.get().parent();
    }
    roots.remove(element);
  }

  @Override
  public Optional<Way> next() {
    if (roots.isEmpty()) {
      return Optional.empty();
    }
    Object at = roots.pick(random);
    while (at instanceof Node node) {
      RandomSet<Object> below = live.get(node);
      if (below == null) {
        throw new IllegalStateException("Nothing is open behind " + node + ".");
      }
      at = below.pick(random);
    }
    Way way = (Way) at;
    closed(way);
    return Optional.of(way);
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
