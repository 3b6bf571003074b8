package dev.quarry.search.strategy;

import dev.quarry.search.tree.Way;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Optional;
import java.util.TreeMap;

/** Ways by depth, those of one depth in the order of their opening. */
final class DepthQueues {
  private final TreeMap<Integer, ArrayDeque<Way>> byDepth = new TreeMap<>();

  void add(Way way) {
    byDepth.computeIfAbsent(way.depth(), depth -> new ArrayDeque<>()).add(way);
  }

  boolean isEmpty() {
    return byDepth.isEmpty();
  }

  /** Removes the first of the least depth that is still open. */
  Optional<Way> removeShallowest() {
    Iterator<ArrayDeque<Way>> queues = byDepth.values().iterator();
    while (queues.hasNext()) {
      ArrayDeque<Way> queue = queues.next();
      while (!queue.isEmpty()) {
        Way way = queue.remove();
        if (way.isOpen()) {
          return Optional.of(way);
        }
      }
      queues.remove();
    }
    return Optional.empty();
  }
}
