package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.greedy.GreedyRule.Kind;
import dev.quarry.search.tree.Way;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Does what the {@link GreedyRule} finds worth most (Wang et al., Algorithms 1 and 2): random runs
 * of a driver, solving for an open way of its tree, or asking backwards for a branch. Ways that
 * were found infeasible, undecided or diverging are not open any more, which is the paper's set of
 * paths to ignore.
 *
 * <p>Departures from the paper, besides the rule's: ways to covered code are candidates, too, with
 * the reward that is expected behind them; and of the ways that are the same outcome of the same
 * site the shortest stands for all. In large classes, looking at all choices takes as long as doing
 * something. So all are looked at only when what was done since took many times as long, less so if
 * those looked at in between are worth less by now than others were: these are those that were
 * best, and those of the driver that was used last, where most has changed.
 */
final class Greedy implements Policy {
  private static final double BATCH_SECONDS = 0.1;

  /** How many times as long as looking at all choices should be spent on doing something. */
  private static final int PAID_BACK = 60;

  /** The same if something that was left out seems to be better. */
  private static final int HALF_PAID_BACK = 30;

  /** A look in nanoseconds that is believed to have taken that long, however long the last took. */
  private static final long QUICK_LOOK = 1_000_000;

  private final List<DriverState> approaches;
  private final Map<DriverState, WayBuckets> ways;
  private final CoverageState state;
  private final Actions actions;
  private final BranchQuestions questions;
  private final DriverRuns runs;
  private final ActionCosts costs;

  private final Shortlist shortlist = new Shortlist();
  private final GreedyRule rule = new GreedyRule();
  private double value;
  private @Nullable Action best;
  private @Nullable DriverState last;
  private long looked;
  private long looking;
  private boolean isListing;

  /**
   * @param ways the searcher of each approach's tree
   */
  Greedy(
      List<DriverState> approaches,
      Map<DriverState, WayBuckets> ways,
      CoverageState state,
      Actions actions,
      BranchQuestions questions,
      DriverRuns runs,
      ActionCosts costs) {
    this.approaches = List.copyOf(approaches);
    this.ways = ways;
    this.state = state;
    this.actions = actions;
    this.questions = questions;
    this.runs = runs;
    this.costs = costs;
  }

  @Override
  public Optional<Action> next() {
    value = 0;
    best = null;
    long now = System.nanoTime();
    if (costs.areMeasured() && now - looked < PAID_BACK * looking) {
      lookAtSome();
      if (value < shortlist.leftOut() && now - looked >= HALF_PAID_BACK * looking) {
        best = null;
      }
    }
    if (best == null) {
      lookAtAll();
      looked = System.nanoTime();
      // Code that is interpreted still, and a busy machine, make it seem to take much longer.
      looking = Math.min(looked - now, Math.max(2 * looking, QUICK_LOOK));
    }
    return Optional.ofNullable(best);
  }

  private void lookAtSome() {
    isListing = false;
    if (last != null) {
      lookAt(last);
    }
    for (Shortlist.Choice choice : shortlist.all()) {
      consider(choice.current(), choice.action());
    }
  }

  private void lookAtAll() {
    isListing = true;
    shortlist.clear();
    value = 0;
    approaches.forEach(this::lookAt);
    int branch = questions.next();
    if (branch != BranchQuestions.NONE) {
      consider(
          () -> worthOfQuestion(branch), new Action(Action.Kind.ASK_BACKWARDS, () -> ask(branch)));
    }
  }

  private void lookAt(DriverState approach) {
    if (!approach.isUsable()) {
      return;
    }
    if (approach.isStarted()) {
      if (!approach.random().isConstant()) {
        consider(
            () -> worthOfRandom(approach),
            new Action(Action.Kind.RANDOM_BATCH, () -> random(approach)));
      }
      lookAtWays(approach);
    } else {
      consider(
          () -> worthOfStart(approach), new Action(Action.Kind.FIRST_RUN, () -> start(approach)));
    }
  }

  private void lookAtWays(DriverState approach) {
    WayBuckets buckets = ways.get(approach);
    if (buckets != null) {
      for (WayBucket bucket : buckets.all()) {
        consider(
            () -> worthOfWay(approach, bucket),
            new Action(Action.Kind.FLIP, () -> solve(approach, buckets, bucket)));
      }
    }
  }

  private void consider(DoubleSupplier worth, Action action) {
    double now = worth.getAsDouble();
    if (isListing) {
      shortlist.offer(new Shortlist.Choice(now, worth, action));
    }
    if (now > value) {
      value = now;
      best = action;
    }
  }

  /** What having the worker turn to a driver costs. */
  private double entering(DriverState approach) {
    return runs.isAt(approach) ? 0 : costs.entering();
  }

  private double worthOfStart(DriverState approach) {
    return approach.isStarted() ? 0 : state.reward(approach) / costs.firstRun();
  }

  private double worthOfRandom(DriverState approach) {
    double cost = approach.randomRun().value() + entering(approach) / batch(approach);
    return approach.isUsable() ? rule.worth(Kind.RANDOM, state.reward(approach), cost) : 0;
  }

  private double worthOfWay(DriverState approach, WayBucket bucket) {
    Way head = bucket.head();
    if (head == null || !approach.isUsable()) {
      return 0;
    }
    double cost = bucket.cost(head, approach, costs) + entering(approach);
    return rule.worth(Kind.SOLVING, expected(approach, bucket, head), cost);
  }

  private double expected(DriverState approach, WayBucket bucket, Way way) {
    return state.reward(approach, way) * bucket.confidence();
  }

  private double worthOfQuestion(int branch) {
    return rule.worth(Kind.ASKING, questions.expected(branch), questions.cost(branch));
  }

  private void start(DriverState approach) throws InterruptedException {
    last = approach;
    actions.start(approach);
  }

  private void random(DriverState approach) throws InterruptedException {
    last = approach;
    int batch = batch(approach);
    double expected = batch * state.reward(approach);
    int before = state.coveredBranches();
    actions.random(approach, batch);
    rule.observe(Kind.RANDOM, expected, state.coveredBranches() - before);
  }

  /** As many as there were already, as long as that is quick. */
  static int batch(DriverState approach) {
    double affordable = BATCH_SECONDS / approach.randomRun().value();
    return (int) Math.max(1, Math.min(affordable, GreedyRule.batch(approach.randomRuns())));
  }

  private void solve(DriverState approach, WayBuckets buckets, WayBucket bucket)
      throws InterruptedException {
    last = approach;
    Way way = bucket.head();
    double expected = way == null ? 0 : expected(approach, bucket, way);
    int before = state.coveredBranches();
    long start = System.nanoTime();
    buckets.choose(bucket);
    boolean gained = actions.flip(approach);
    bucket.tried((System.nanoTime() - start) / 1e9, gained, costs);
    rule.observe(Kind.SOLVING, expected, state.coveredBranches() - before);
  }

  private void ask(int branch) throws InterruptedException {
    double expected = questions.expected(branch);
    int before = state.coveredBranches();
    questions.ask(branch);
    rule.observe(Kind.ASKING, expected, state.coveredBranches() - before);
  }
}
