package dev.quarry.engine.cover;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.client.BatchStart;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.forward.Followed;
import dev.quarry.engine.forward.MadeRun;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.engine.suite.Found;
import dev.quarry.expr.Model;
import dev.quarry.search.tree.Way;
import java.io.IOException;
import java.util.Optional;

/** Runs drivers, one at a time or in batches, and lets everybody know what they did. */
final class Actions {
  /** How many runs of a batch are made again with their coverage, to see where runs go. */
  private static final int SAMPLES = 3;

  private final CoverageState state;
  private final DriverRuns runs;
  private final CoverageTally tally;
  private final ActionCosts costs;
  private final SearchClock clock;
  private final EffortCounts effort;

  Actions(
      CoverageState state,
      DriverRuns runs,
      CoverageTally tally,
      ActionCosts costs,
      SearchClock clock,
      EffortCounts effort) {
    this.state = state;
    this.runs = runs;
    this.tally = tally;
    this.costs = costs;
    this.clock = clock;
    this.effort = effort;
  }

  /** The first run of a driver, with default values. */
  void start(DriverState approach) throws InterruptedException {
    long start = System.nanoTime();
    approach.start();
    run(approach, Model.EMPTY, 1);
    costs.observeFirstRun(seconds(start));
  }

  /**
   * Solves for the way that the driver's searcher chooses, and runs the solution.
   *
   * @return whether it covered something for the first time
   */
  boolean flip(DriverState approach) throws InterruptedException {
    Optional<Way> way = approach.step().take();
    if (way.isEmpty()) {
      return false;
    }
    try {
      return flip(approach, way.get());
    } catch (IOException e) {
      runs.giveUp(approach, e);
      return false;
    }
  }

  private boolean flip(DriverState approach, Way way) throws IOException, InterruptedException {
    long start = System.nanoTime();
    Followed followed = approach.step().follow(request -> runs.run(approach, request), way, clock);
    double solving = followed.solving().toNanos() / 1e9;
    costs.observeQuery(way.condition(), solving);
    effort.queries++;
    switch (followed.verdict()) {
      case INFEASIBLE, BOUNDED -> effort.infeasible++;
      case UNDECIDED -> effort.undecided++;
      case RUN, RELEASED -> {}
    }
    if (followed.run().isEmpty()) {
      return false;
    }
    boolean gained = learn(approach, followed.run().get(), 1);
    costs.observe(approach.pathRuns(), seconds(start) - solving);
    return gained;
  }

  /**
   * Makes a run with any input.
   *
   * @param times how many runs it stands for
   * @return whether it covered something for the first time
   */
  boolean run(DriverState approach, Model input, double times) throws InterruptedException {
    clock.ran(1);
    try {
      return learn(
          approach, approach.step().run(request -> runs.run(approach, request), input), times);
    } catch (IOException e) {
      runs.giveUp(approach, e);
      return false;
    }
  }

  private boolean learn(DriverState approach, MadeRun run, double times) {
    effort.concolicRuns++;
    if (run.merged().divergence().isPresent()) {
      effort.diverged++;
    }
    RunReport report = run.report();
    var made = new Found(approach.driver(), report.input(), report.coverage(), report.ending());
    return learn(approach, made, run.target(), times);
  }

  /** Makes a run of a batch again, with its path condition if that is not too slow. */
  private void again(DriverState approach, Model input, double times) throws InterruptedException {
    long start = System.nanoTime();
    if (approach.pathRuns().isAffordable()) {
      run(approach, input, times);
      costs.observe(approach.pathRuns(), seconds(start));
      return;
    }
    Optional<ListedRun> made = runs.cover(approach, input);
    clock.ran(1);
    effort.randomRuns++;
    if (made.isPresent()) {
      ListedRun run = made.get();
      tally.add(run.growth());
      var whole = new Found(approach.driver(), input, run.growth(), run.ending());
      learn(approach, whole, Optional.empty(), times);
    }
  }

  private boolean learn(DriverState approach, Found run, Optional<Way> target, double times) {
    approach.ran(1, CoverageState.isTestable(run.ending()) ? 0 : 1);
    long updating = System.nanoTime();
    boolean gained = state.add(run, target, times);
    effort.decisionSeconds += seconds(updating);
    if (gained) {
      approach.gained();
      approach.random().interesting(run.input());
    }
    return gained;
  }

  /** Makes random runs; those that show something new are made again with all they tell. */
  void random(DriverState approach, int count) throws InterruptedException {
    runs.turnTo(approach);
    if (!approach.isUsable()) {
      return;
    }
    long start = System.nanoTime();
    int size = Math.max(1, Math.min(count, clock.runsLeft()));
    InputRows rows = approach.random().rows(size);
    BatchStart batch = runs.batch(approach, rows);
    if (!approach.isUsable()) {
      return;
    }
    BatchReport report = batch.report();
    int made = report.runs();
    int lost = batch.isLost() ? 1 : 0;
    long vain =
        report.listed().stream().filter(run -> !CoverageState.isTestable(run.ending())).count();
    clock.ran(made + lost);
    effort.randomRuns += made + lost;
    approach.ranAtRandom(made + lost);
    approach.ran(made + lost, vain + lost);
    costs.observeBatch(approach, seconds(start), made + lost);
    sample(approach, rows, made);
    for (ListedRun listed : report.listed()) {
      boolean isInteresting = approach.isNew(listed.growth().byClass());
      boolean isTestable = CoverageState.isTestable(listed.ending());
      if (isTestable && state.isNews(listed.growth()) && !clock.isOver()) {
        again(approach, rows.input(listed.row()), 1);
      } else if (isInteresting) {
        approach.random().interesting(rows.input(listed.row()));
      }
    }
  }

  private void sample(DriverState approach, InputRows rows, int size) throws InterruptedException {
    double batch = approach.randomRun().value() * size;
    boolean isCheap = approach.pathRuns().expected() * SAMPLES < batch;
    int samples = Math.min(size, isCheap ? SAMPLES : 1);
    for (int i = 0; i < samples && approach.isUsable() && !clock.isOver(); i++) {
      again(approach, rows.input(i), (double) size / samples);
    }
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
