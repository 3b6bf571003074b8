package dev.quarry.search.strategy;

import dev.quarry.search.tree.Frontier;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Optional;
import java.util.TreeMap;

/** Ways by depth, those of one depth in the order of their opening. */
final class DepthQueues {
  private final TreeMap<Integer, ArrayDeque<Frontier>> byDepth = new TreeMap<>();

  void add(Frontier way) {
    byDepth.computeIfAbsent(way.depth(), depth -> new ArrayDeque<>()).add(way);
  }

  boolean isEmpty() {
    return byDepth.isEmpty();
  }

  /** Removes the first of the least depth that is still open. */
  Optional<Frontier> removeShallowest() {
    Iterator<ArrayDeque<Frontier>> queues = byDepth.values().iterator();
    while (queues.hasNext()) {
      ArrayDeque<Frontier> queue = queues.next();
      while (!queue.isEmpty()) {
        Frontier way = queue.remove();
        if (way.isOpen()) {
          return Optional.of(way);
        }
      }
      queues.remove();
    }
    return Optional.empty();
  }
}
