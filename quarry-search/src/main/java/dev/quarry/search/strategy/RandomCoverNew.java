package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.Optional;
import java.util.Random;

/**
 * KLEE's default, which Wang et al. call random-cover-new (RCN): in turn, a pick of {@link
 * RandomPath} and a random pick weighted by how recently something new was covered and how near
 * something uncovered is. KLEE counts instructions since then; a way here has the number of runs
 * since, from child to parent, and the weight it had when it was opened.
 */
public final class RandomCoverNew implements Searcher {
  private final RandomPath paths;
  private final WeightedSet<Way> weighted = new WeightedSet<>();
  private final CoverageDistance distance;
  private final Random random;
  private boolean isPathsTurn = true;

  public RandomCoverNew(CoverageDistance distance, long seed) {
    this.random = new Random(seed);
    this.paths = new RandomPath(random.nextLong());
    this.distance = distance;
  }

  @Override
  public void opened(Way way) {
    paths.opened(way);
    weighted.add(way, weight(way));
  }

  private double weight(Way way) {
    double recent = 1.0 / way.origin().runsSinceGain();
    double near = 1 / Math.max(1, distance.from(way));
    return recent * recent + near * near;
  }

  @Override
  public void closed(Way way) {
    paths.closed(way);
    weighted.remove(way);
  }

  @Override
  public Optional<Way> next() {
    if (weighted.isEmpty()) {
      return Optional.empty();
    }
    Optional<Way> way = isPathsTurn ? paths.next() : Optional.of(weighted.pick(random));
    isPathsTurn = !isPathsTurn;
    way.ifPresent(this::closed);
    return way;
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {}
}
