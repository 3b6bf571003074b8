package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * The way with the best score comes first, among equals the one opened first (Kähkönen, section
 * 4.3). A share of the picks is random, so that a low score can't starve a subtree.
 */
public final class ByPriority implements Searcher {
  /** The share of random picks if nobody says otherwise. */
  public static final double DEFAULT_RANDOM_SHARE = 0.1;

  private record Scored(Way way, double score, long number) {}

  private final Score score;
  private final double randomShare;
  private final Random random;
  private final RandomSet<Way> open = new RandomSet<>();
  private final PriorityQueue<Scored> queue =
      new PriorityQueue<>(
          Comparator.comparingDouble(Scored::score).reversed().thenComparing(Scored::number));
  private long opened;

  /**
   * Best first, except for random picks.
   *
   * @param randomShare how many of the picks are random, from 0 to 1
   */
  public ByPriority(Score score, double randomShare, long seed) {
    if (!(randomShare >= 0 && randomShare <= 1)) {
      throw new IllegalArgumentException(
          "The share of random picks is between 0 and 1, and not " + randomShare + ".");
    }
    this.score = score;
    this.randomShare = randomShare;
    this.random = new Random(seed);
  }

  @Override
  public void opened(Way way) {
    open.add(way);
    queue.add(new Scored(way, score.of(way), opened++));
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
    Way way = atRandom ? open.pick(random) : best();
    open.remove(way);
    return Optional.of(way);
  }

  /** There is an open way. Scores that fell since they were computed are computed again. */
  private Way best() {
    while (true) {
      Scored top = queue.remove();
      if (top.way().isOpen()) {
        double now = score.of(top.way());
        if (now >= top.score()) {
          return top.way();
        }
        queue.add(new Scored(top.way(), now, top.number()));
      }
    }
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
