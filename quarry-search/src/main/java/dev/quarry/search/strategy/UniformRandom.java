package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Frontier;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import java.util.Optional;
import java.util.Random;

/**
 * Every open way is equally likely: the random search of Kähkönen, section 4.3, and the random
 * state search (RSS) that Wang et al. take from KLEE.
 */
public final class UniformRandom implements Searcher {
  private final RandomSet<Frontier> open = new RandomSet<>();
  private final Random random;

  public UniformRandom(long seed) {
    this.random = new Random(seed);
  }

  @Override
  public void opened(Frontier way) {
    open.add(way);
  }

  @Override
  public void closed(Frontier way) {
    open.remove(way);
  }

  @Override
  public Optional<Frontier> next() {
    if (open.isEmpty()) {
      return Optional.empty();
    }
    Frontier way = open.pick(random);
    open.remove(way);
    return Optional.of(way);
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
