package dev.quarry.engine.cover;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Step;
import dev.quarry.search.tree.Way;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps the open ways of a driver by where they lead; somebody else chooses. */
final class WayBuckets implements Searcher {
  private final Map<Step, WayBucket> buckets = new LinkedHashMap<>();
  private final Map<Step, SolvingTime> times;
  private @Nullable WayBucket chosen;
  private long opened;

  /**
   * @param times what trying ways took; shared by all drivers
   */
  WayBuckets(Map<Step, SolvingTime> times) {
    this.times = times;
  }

  Collection<WayBucket> all() {
    return buckets.values();
  }

  WayBucket of(Step step) {
    return buckets.computeIfAbsent(
        step, any -> new WayBucket(step, times.computeIfAbsent(step, other -> new SolvingTime())));
  }

  /** The next way comes out of this one. */
  void choose(WayBucket bucket) {
    chosen = bucket;
  }

  @Override
  public void opened(Way way) {
    of(way.step()).add(way, opened++);
  }

  @Override
  public void closed(Way way) {
    // A bucket skips what is not open any more.
  }

  @Override
  public Optional<Way> next() {
    WayBucket from = chosen;
    chosen = null;
    if (from == null || from.head() == null) {
      return Optional.empty();
    }
    Optional<Way> way = Optional.ofNullable(from.head());
    from.removeHead();
    return way;
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
