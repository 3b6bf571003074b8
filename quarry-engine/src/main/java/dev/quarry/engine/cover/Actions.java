package dev.quarry.engine.cover;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.client.BatchStart;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.forward.ConditionCheck;
import dev.quarry.engine.suite.Found;
import dev.quarry.expr.Model;
import dev.quarry.search.tree.Frontier;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Prediction;
import java.util.Optional;

/** Runs drivers, one at a time or in batches, and lets everybody know what they did. */
final class Actions {
  /** How many runs of a batch are made again with their coverage, to see where runs go. */
  private static final int SAMPLES = 3;

  private final Terrain terrain;
  private final DriverRuns runs;
  private final CoverageTally tally;
  private final CampaignParts parts;
  private final Costs costs;
  private final CampaignClock clock;
  private final Effort effort;

  Actions(
      CampaignParts parts,
      Terrain terrain,
      DriverRuns runs,
      CoverageTally tally,
      Costs costs,
      CampaignClock clock,
      Effort effort) {
    this.parts = parts;
    this.terrain = terrain;
    this.runs = runs;
    this.tally = tally;
    this.costs = costs;
    this.clock = clock;
    this.effort = effort;
  }

  /** The first run of a driver, with default values. */
  void start(Approach approach) throws InterruptedException {
    long start = System.nanoTime();
    approach.start();
    run(approach, Prediction.NONE, Model.EMPTY, 1);
    costs.observeFirstRun(seconds(start));
  }

  /** Runs with a request of a strategy; what it takes is what such runs cost. */
  boolean follow(Approach approach, Prediction prediction, Model input)
      throws InterruptedException {
    long start = System.nanoTime();
    boolean gained = run(approach, prediction, input, 1);
    costs.observe(approach.pathRuns(), seconds(start));
    return gained;
  }

  /**
   * Makes a run.
   *
   * @param times how many runs it stands for
   * @return whether it covered something for the first time
   */
  boolean run(Approach approach, Prediction prediction, Model input, double times)
      throws InterruptedException {
    var check = new ConditionCheck(parts.factory(), parts.functions(), approach.driver().entry());
    RunReport report = check.check(runs.run(approach, prediction.request(input)));
    clock.ran(1);
    effort.concolicRuns++;
    Merged merged = approach.tree().merge(prediction, report, tally.add(report.coverage()));
    if (merged.divergence().isPresent()) {
      effort.diverged++;
    }
    var made = new Found(approach.driver(), report.input(), report.coverage(), report.ending());
    return learn(approach, made, prediction.target(), times);
  }

  /** Makes a run of a batch again, with its path condition if that is not too slow. */
  private void again(Approach approach, Model input, double times) throws InterruptedException {
    long start = System.nanoTime();
    if (approach.pathRuns().isAffordable()) {
      run(approach, Prediction.NONE, input, times);
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

  private boolean learn(Approach approach, Found run, Optional<Frontier> target, double times) {
    approach.ran(1, Terrain.isTestable(run.ending()) ? 0 : 1);
    long updating = System.nanoTime();
    boolean gained = terrain.add(run, target, times);
    effort.decisionSeconds += seconds(updating);
    if (gained) {
      approach.gained();
      approach.random().interesting(run.input());
    }
    return gained;
  }

  /** Makes random runs; those that show something new are made again with all they tell. */
  void random(Approach approach, int count) throws InterruptedException {
    long begin = System.nanoTime();
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
    long vain = report.listed().stream().filter(run -> !Terrain.isTestable(run.ending())).count();
    clock.ran(made + lost);
    effort.randomRuns += made + lost;
    approach.ranAtRandom(made + lost);
    approach.ran(made + lost, vain + lost);
    costs.observeBatch(approach, seconds(start), made + lost);
    sample(approach, rows, made);
    for (ListedRun listed : report.listed()) {
      boolean isInteresting = approach.isNew(listed.growth().byClass());
      boolean isTestable = Terrain.isTestable(listed.ending());
      if (isTestable && terrain.isNews(listed.growth()) && !clock.isOver()) {
        again(approach, rows.input(listed.row()), 1);
      } else if (isInteresting) {
        approach.random().interesting(rows.input(listed.row()));
      }
    }
    effort.randomSeconds += seconds(begin);
  }

  private void sample(Approach approach, InputRows rows, int size) throws InterruptedException {
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
