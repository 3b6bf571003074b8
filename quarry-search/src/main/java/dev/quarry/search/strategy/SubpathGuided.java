package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * Subpath-guided search (SGS; Li, Su, Wang, Li: Steering Symbolic Execution to Less Traveled Paths,
 * OOPSLA 2013, algorithm 1): the way whose last {@code n} steps were travelled least often comes
 * first. Among equals, a subpath is picked at random, then a way that ends with it. A run travels
 * the subpaths of the ways it was the first to take; the part it has in common with earlier runs,
 * which forward symbolic execution would not repeat, does not count again.
 */
public final class SubpathGuided implements Searcher {
  /** The length if nobody says otherwise; the paper tries 1, 2, 4 and 8. */
  public static final int DEFAULT_LENGTH = 4;

  /** Ways that end with the same steps. */
  private static final class Subpath {
    final RandomSet<Way> open = new RandomSet<>();
    int travelled;
  }

  private final int length;
  private final Random random;
  private final Map<Suffix, Subpath> subpaths = new HashMap<>();

  /** Those with open ways, by how often they were travelled. */
  private final TreeMap<Integer, RandomSet<Subpath>> ranking = new TreeMap<>();

  public SubpathGuided(int length, long seed) {
    if (length < 1) {
      throw new IllegalArgumentException("A subpath has at least one step, not " + length + ".");
    }
    this.length = length;
    this.random = new Random(seed);
  }

  @Override
  public void opened(Way way) {
    Subpath subpath = subpath(way);
    if (subpath.open.isEmpty()) {
      rank(subpath);
    }
    subpath.open.add(way);
  }

  @Override
  public void closed(Way way) {
    Subpath subpath = subpath(way);
    if (subpath.open.remove(way) && subpath.open.isEmpty()) {
      unrank(subpath);
    }
  }

  @Override
  public Optional<Way> next() {
    if (ranking.isEmpty()) {
      return Optional.empty();
    }
    Way way = ranking.firstEntry().getValue().pick(random).open.pick(random);
    closed(way);
    return Optional.of(way);
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {
    for (Way way : merged.visited()) {
      Subpath subpath = subpath(way);
      boolean isRanked = !subpath.open.isEmpty();
      if (isRanked) {
        unrank(subpath);
      }
      subpath.travelled++;
      if (isRanked) {
        rank(subpath);
      }
    }
  }

  private Subpath subpath(Way way) {
    return subpaths.computeIfAbsent(Suffix.of(way, length), suffix -> new Subpath());
  }

  private void rank(Subpath subpath) {
    ranking.computeIfAbsent(subpath.travelled, count -> new RandomSet<>()).add(subpath);
  }

  private void unrank(Subpath subpath) {
    RandomSet<Subpath> peers = ranking.get(subpath.travelled);
    if (peers != null && peers.remove(subpath) && peers.isEmpty()) {
      ranking.remove(subpath.travelled);
    }
  }
}
