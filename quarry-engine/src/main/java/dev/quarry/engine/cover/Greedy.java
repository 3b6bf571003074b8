package dev.quarry.engine.cover;

import dev.quarry.search.tree.Frontier;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Does what is expected to cover most for its cost (Wang et al., Algorithms 1 and 2): random runs
 * of a driver, solving for an open way of its tree, or asking backwards for a branch. Ways that
 * were found infeasible, undecided or diverging are not open any more, which is the paper's set of
 * paths to ignore.
 *
 * <p>Departures from the paper: ways to covered code are candidates, too, with the reward that is
 * expected behind them; of the ways that are the same outcome of the same site the shortest stands
 * for all; and random runs come in batches that grow while the decision stays the same.
 */
final class Greedy implements Strategy {
  private static final int SMALLEST_BATCH = 64;
  private static final int LARGEST_BATCH = 4096;
  private static final double BATCH_SECONDS = 0.1;

  private final List<Approach> approaches;
  private final Map<Approach, WayBuckets> ways;
  private final Terrain terrain;
  private final Actions actions;
  private final Solving solving;
  private final Inquiry inquiry;
  private final DriverRuns runs;
  private final Costs costs;

  private double value;
  private @Nullable Action best;

  /**
   * @param ways the searcher of each approach's tree
   */
  Greedy(
      List<Approach> approaches,
      Map<Approach, WayBuckets> ways,
      Terrain terrain,
      Actions actions,
      Solving solving,
      Inquiry inquiry,
      DriverRuns runs,
      Costs costs) {
    this.approaches = List.copyOf(approaches);
    this.ways = ways;
    this.terrain = terrain;
    this.actions = actions;
    this.solving = solving;
    this.inquiry = inquiry;
    this.runs = runs;
    this.costs = costs;
  }

  @Override
  public Optional<Action> next() {
    value = 0;
    best = null;
    for (Approach approach : approaches) {
      if (!approach.isUsable()) {
        continue;
      }
      double entering = runs.isAt(approach) ? 0 : costs.entering();
      if (approach.isStarted()) {
        considerRandom(approach, entering);
        considerWays(approach, entering);
      } else if (approach.isPlainest()) {
        // Nothing is known about a method that never ran, and one run is cheap.
        return Optional.of(() -> actions.start(approach));
      } else {
        double cost = costs.concolicRun() + entering;
        consider(terrain.reward(approach) / cost, () -> actions.start(approach));
      }
    }
    int branch = inquiry.next();
    if (branch != Inquiry.NONE) {
      consider(inquiry.value(branch), () -> inquiry.ask(branch));
    }
    return Optional.ofNullable(best);
  }

  private void consider(double worth, Action action) {
    if (worth > value) {
      value = worth;
      best = action;
    }
  }

  private void considerRandom(Approach approach, double entering) {
    if (approach.random().isConstant()) {
      return;
    }
    int size = batch(approach);
    double cost = approach.randomRun().value() + entering / size;
    consider(terrain.reward(approach) / cost, () -> actions.random(approach, size));
  }

  /** As many as there were already, as long as that is quick. */
  static int batch(Approach approach) {
    double affordable = BATCH_SECONDS / approach.randomRun().value();
    double grown = Math.max(SMALLEST_BATCH, Math.min(LARGEST_BATCH, approach.randomRuns()));
    return (int) Math.max(1, Math.min(affordable, grown));
  }

  private void considerWays(Approach approach, double entering) {
    WayBuckets buckets = ways.get(approach);
    if (buckets == null) {
      return;
    }
    for (WayBucket bucket : buckets.all()) {
      Frontier head = bucket.head();
      if (head != null) {
        double cost = bucket.cost(head, costs) + entering;
        double worth = terrain.reward(approach, head) * bucket.confidence() / cost;
        consider(worth, () -> solve(approach, buckets, bucket));
      }
    }
  }

  private void solve(Approach approach, WayBuckets buckets, WayBucket bucket)
      throws InterruptedException {
    long start = System.nanoTime();
    buckets.choose(bucket);
    boolean gained = solving.follow(approach);
    bucket.tried((System.nanoTime() - start) / 1e9, gained);
  }
}
