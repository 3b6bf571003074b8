package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.Optional;
import java.util.Random;

/**
 * Every open way is equally likely: the random search of Kähkönen, section 4.3, and the random
 * state search (RSS) that Wang et al. take from KLEE.
 */
public final class UniformRandom implements Searcher {
  private final RandomSet<Way> open = new RandomSet<>();
  private final Random random;

  public UniformRandom(long seed) {
    this.random = new Random(seed);
  }

  @Override
  public void opened(Way way) {
    open.add(way);
  }

  @Override
  public void closed(Way way) {
    open.remove(way);
  }

  @Override
  public Optional<Way> next() {
    if (open.isEmpty()) {
      return Optional.empty();
    }
    Way way = open.pick(random);
    open.remove(way);
    return Optional.of(way);
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
