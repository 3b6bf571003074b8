package dev.quarry.engine.explore;

import dev.quarry.engine.condition.JavaCondition;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.expr.Expr;
import dev.quarry.search.tree.Node;
import dev.quarry.search.tree.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the first paths of an exploration, as the execution tree forgets what is finished, and
 * tells the part of the tree that they make up. So many are kept as people may want to look at.
 */
final class TakenPaths {
  private static final int MOST_DECISIONS = 5_000;

  /** What is longer than this nobody can read anyway. */
  private static final int LONGEST = 200;

  private static final int MOST_TERMS = 200;

  /** The last way of each path, and the number of the path. */
  private final Map<Way, Integer> ends = new LinkedHashMap<>();

  private final int most;
  private int decisions;

  private TakenPaths(int most) {
    this.most = most;
  }

  /** Keeps none. */
  static TakenPaths none() {
    return new TakenPaths(0);
  }

  /** Keeps the first. */
  static TakenPaths first() {
    return new TakenPaths(MOST_DECISIONS);
  }

  /**
   * @param path its number
   * @param visited the ways that were new; if there are none, the path is not followed
   */
  void add(int path, List<Way> visited) {
    if (!visited.isEmpty() && decisions < most) {
      decisions += visited.size();
      ends.putIfAbsent(visited.get(visited.size() - 1), path);
    }
  }

  /** The decisions of these paths; the first is where all begin. */
  List<ExploredDecision> decisions(SourcePlaces places, JavaCondition java) {
    Map<Node, Integer> numbers = numbers();
    Map<Way, Integer> next = new HashMap<>();
    numbers.forEach(
        (node, number) -> previous(node).ifPresent(way -> next.putIfAbsent(way, number)));
    List<ExploredDecision> all = new ArrayList<>();
    for (Node node : numbers.keySet()) {
      List<ExploredDecision.Exit> exits = new ArrayList<>();
      for (Way way : node.ways()) {
        exits.add(
            new ExploredDecision.Exit(
                text(way.condition(), java),
                way.state(),
                way.reason(),
                next.getOrDefault(way, ExploredDecision.NONE),
                ends.getOrDefault(way, ExploredDecision.NONE)));
      }
      all.add(new ExploredDecision(places.of(node.site().location()), node.site().kind(), exits));
    }
    return all;
  }

  /** From the first decision on, each before those behind it. */
  private Map<Node, Integer> numbers() {
    Map<Node, Integer> numbers = new LinkedHashMap<>();
    for (Way end : ends.keySet()) {
      List<Node> path = new ArrayList<>();
      Optional<Way> at = Optional.of(end);
      while (at.isPresent()) {
        path.add(0, at.get().node());
        at = at.get().previous();
      }
      path.forEach(node -> numbers.putIfAbsent(node, numbers.size()));
    }
    return numbers;
  }

  private static Optional<Way> previous(Node node) {
    return node.ways().get(0).previous();
  }

  private static String text(Expr condition, JavaCondition java) {
    if (!isReadable(condition)) {
      return "a condition of more than %d terms".formatted(MOST_TERMS);
    }
    String text = java.of(condition).orElseGet(condition::toString);
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
  }

  /** Written out, what terms share is there more than once. */
  private static boolean isReadable(Expr condition) {
    Deque<Expr> open = new ArrayDeque<>(List.of(condition));
    for (int terms = 0; !open.isEmpty(); terms++) {
      if (terms >= MOST_TERMS) {
        return false;
      }
      open.addAll(open.remove().arguments());
    }
    return true;
  }
}
