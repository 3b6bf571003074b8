package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.function.Function;

/**
 * The way with the best rank comes first, among equals the one opened first (Kähkönen, section
 * 4.3). A share of the picks is random, so that a low rank can't starve a subtree.
 *
 * @param <R> ranks, the least of which is the best
 */
public final class ByPriority<R extends Comparable<? super R>> implements Searcher {
  /** The share of random picks if nobody says otherwise. */
  public static final double DEFAULT_RANDOM_SHARE = 0.1;

  private record Ranked<R>(Way way, R rank, long number) {}

  private final Function<Way, R> ranking;
  private final double randomShare;
  private final Random random;
  private final RandomSet<Way> open = new RandomSet<>();
  private final PriorityQueue<Ranked<R>> queue =
      new PriorityQueue<>(
          Comparator.<Ranked<R>, R>comparing(Ranked::rank).thenComparing(Ranked::number));
  private long opened;

  /**
   * Best first, except for random picks.
   *
   * @param ranking may give a worse rank while the way is open; a better one is noticed late or
   *     never
   * @param randomShare how many of the picks are random, from 0 to 1
   */
  public ByPriority(Function<Way, R> ranking, double randomShare, long seed) {
    if (!(randomShare >= 0 && randomShare <= 1)) {
      throw new IllegalArgumentException(
          "The share of random picks is between 0 and 1, and not " + randomShare + ".");
    }
    this.ranking = ranking;
    this.randomShare = randomShare;
    this.random = new Random(seed);
  }

  /** The best score first. */
  public static ByPriority<Double> of(Score score, double randomShare, long seed) {
    return new ByPriority<>(way -> -score.of(way), randomShare, seed);
  }

  @Override
  public void opened(Way way) {
    open.add(way);
    queue.add(new Ranked<>(way, ranking.apply(way), opened++));
  }

  @Override
  public void closed(Way way) {
    // What is in the queue is skipped when it comes to the top.
    open.remove(way);
  }

  @Override
  public Optional<Way> next() {
    if (open.isEmpty()) {
      return Optional.empty();
    }
    boolean atRandom = randomShare > 0 && random.nextDouble() < randomShare;
    Way way = atRandom ? open.pick(random) : settled().way();
    open.remove(way);
    return Optional.of(way);
  }

  /** The best rank of an open way; none if none is open. */
  public Optional<R> best() {
    return open.isEmpty() ? Optional.empty() : Optional.of(settled().rank());
  }

  /** The first in the queue, of which there is one. Ranks that got worse are computed again. */
  private Ranked<R> settled() {
    while (true) {
      Ranked<R> top = queue.element();
      if (!open.contains(top.way())) {
        queue.remove();
        continue;
      }
      R now = ranking.apply(top.way());
      if (now.compareTo(top.rank()) <= 0) {
        return top;
      }
      queue.remove();
      queue.add(new Ranked<>(top.way(), now, top.number()));
    }
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
