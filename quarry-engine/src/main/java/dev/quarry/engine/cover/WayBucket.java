package dev.quarry.engine.cover;

import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.tree.Step;
import dev.quarry.search.tree.Way;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The open ways that are one outcome of one site, on whatever path. What was tried of them tells
 * what to expect of the next.
 */
final class WayBucket {
  private record Entry(Way way, int depth, long number) {}

  private static final Comparator<Entry> SHORTEST_FIRST =
      Comparator.comparingInt(Entry::depth).thenComparing(Entry::number);

  private final Step step;
  private final SolvingTime time;
  private final PriorityQueue<Entry> ways = new PriorityQueue<>(SHORTEST_FIRST);
  private @Nullable Way predicted;
  private double prediction;
  private int tries;
  private int gains;

  /**
   * @param time what trying such ways takes; shared by all drivers
   */
  WayBucket(Step step, SolvingTime time) {
    this.step = step;
    this.time = time;
  }

  Step step() {
    return step;
  }

  void add(Way way, long number) {
    ways.add(new Entry(way, way.depth(), number));
  }

  /** The way to try next; null if none is open. */
  @Nullable Way head() {
    Entry first = ways.peek();
    while (first != null && !first.way().isOpen()) {
      ways.remove();
      first = ways.peek();
    }
    return first == null ? null : first.way();
  }

  /** Removes the head. */
  void removeHead() {
    ways.remove();
  }

  /** What trying the head would cost: what others took, and what the cost model thinks. */
  double cost(Way head, DriverState approach, ActionCosts costs) {
    if (head != predicted) {
      predicted = head;
      prediction = costs.query(head.condition());
    }
    return time.expected(prediction) + approach.pathRuns().expected();
  }

  /** How much of a reward to believe in: less with every way that was tried in vain. */
  double confidence() {
    return GreedyRule.confidence(tries, gains);
  }

  /** A way was tried. */
  void tried(double seconds, boolean gained, ActionCosts costs) {
    if (costs.areMeasured()) {
      time.add(seconds);
    }
    tries++;
    gains += gained ? 1 : 0;
  }
}
