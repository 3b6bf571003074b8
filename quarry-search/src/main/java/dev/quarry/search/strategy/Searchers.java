package dev.quarry.search.strategy;

import dev.quarry.search.tree.Searcher;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Searchers by name. */
public final class Searchers {
  /** Makes a searcher. */
  @FunctionalInterface
  private interface Maker {
    Searcher make(long seed, CoverageDistance distance);
  }

  private static final Map<String, Maker> MAKERS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("dfs", (seed, distance) -> new DepthFirst()),
              Map.entry("bfs", (seed, distance) -> new BreadthFirst()),
              Map.entry("random", (seed, distance) -> new UniformRandom(seed)),
              Map.entry("priority", Searchers::byPriority),
              Map.entry("generational", (seed, distance) -> new Generational()),
              Map.entry("dart", (seed, distance) -> new Directed(seed)),
              Map.entry("rcn", (seed, distance) -> new RandomCoverNew(distance, seed)),
              Map.entry("rss", (seed, distance) -> new UniformRandom(seed)),
              Map.entry("rps", (seed, distance) -> new RandomPath(seed)),
              Map.entry(
                  "cgs", (seed, distance) -> new ContextGuided(ContextGuided.DEFAULT_CONTEXT)),
              Map.entry(
                  "sgs",
                  (seed, distance) -> new SubpathGuided(SubpathGuided.DEFAULT_LENGTH, seed))));

  private Searchers() {}

  /** The names that {@link #byName} knows, sorted. */
  public static List<String> names() {
    return List.copyOf(MAKERS.keySet());
  }

  /** A searcher that knows nothing of distances. */
  public static Searcher byName(String name, long seed) {
    return byName(name, seed, CoverageDistance.UNKNOWN);
  }

  /**
   * A searcher.
   *
   * @param distance for those that look ahead
   * @throws IllegalArgumentException if there is none of this name, with a message for users
   */
  public static Searcher byName(String name, long seed, CoverageDistance distance) {
    Maker maker = MAKERS.get(name);
    if (maker == null) {
      throw new IllegalArgumentException(
          "There is no searcher `%s`; take one of %s.".formatted(name, String.join(", ", names())));
    }
    return maker.make(seed, distance);
  }

  private static Searcher byPriority(long seed, CoverageDistance distance) {
    Score score =
        distance == CoverageDistance.UNKNOWN ? Score.newCoverage() : Score.nearest(distance);
    return ByPriority.of(score, ByPriority.DEFAULT_RANDOM_SHARE, seed);
  }
}
