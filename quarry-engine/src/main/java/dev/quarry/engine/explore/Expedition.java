package dev.quarry.engine.explore;

import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.engine.forward.ConditionCheck;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Prediction;
import dev.quarry.search.tree.TreeCounts;
import dev.quarry.solver.Solver;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An exploration of one entry that can be interrupted and taken up again: the tree stays. Others
 * may use the workers in between.
 */
public final class Expedition {
  private final Program program;
  private final MethodId entry;
  private final Findings findings;
  private final ExecutionTree tree;
  private final ConditionCheck check;
  private final RunWatch watch;
  private final Solver solver;
  private final Workers workers;
  private final ExploreOptions options;
  private final List<Model> seeds = new ArrayList<>();

  Expedition(
      Program program,
      MethodId entry,
      Findings findings,
      ExecutionTree tree,
      ConditionCheck check,
      RunWatch watch,
      Solver solver,
      Workers workers,
      ExploreOptions options) {
    this.program = program;
    this.entry = entry;
    this.findings = findings;
    this.tree = tree;
    this.check = check;
    this.watch = watch;
    this.solver = solver;
    this.workers = workers;
    this.options = options;
  }

  /** An input from elsewhere: the next leg begins with it, and may go on from its path. */
  public void add(Model seed) {
    seeds.add(seed);
  }

  /** Goes on for so long at most; what is found is added to what was found before. */
  public ExploreResult go(Duration time, ExploreProgress progress)
      throws IOException, InterruptedException {
    return go(time, Optional.empty(), progress);
  }

  /** The same, where random runs use the time that is left when there is nothing to follow. */
  ExploreResult goOn(Duration time, RandomPaths random, ExploreProgress progress)
      throws IOException, InterruptedException {
    return go(time, Optional.of(random).filter(RandomPaths::isOpen), progress);
  }

  private ExploreResult go(Duration time, Optional<RandomPaths> random, ExploreProgress progress)
      throws IOException, InterruptedException {
    var pool = workers.of(options.workerOptions(entry), options.jobs());
    var stop = new StopClock(time, options.limits().maxRuns());
    var runner = new Runner(tree, pool, check, findings, watch, stop);
    var pick = new SolveAndRun(tree, solver, runner, findings, stop, options.limits().solverTime());
    var places = new SourcePlaces(program);
    runSeeds(runner, stop);
    while (true) {
      boolean isBegun = findings.runs() > 0;
      var job = new ExploreJob(tree, runner, pick, findings, stop, progress, isBegun);
      Crew.together(options.jobs(), job::work);
      ExploreResult result = findings.result(tree.counts(), stop, places);
      if (random.isEmpty() || stop.isOver() || result.exhausted()) {
        return result;
      }
      lookAround(random.get(), pool, runner, stop, progress);
    }
  }

  /** Random runs until one of them leaves ways to follow, or the time is up. */
  private void lookAround(
      RandomPaths random, WorkerPool pool, Runner runner, StopClock stop, ExploreProgress progress)
      throws IOException, InterruptedException {
    while (!stop.isOver() && tree.counts().open() == 0) {
      for (Model input : random.next(pool)) {
        if (stop.admitsRun() && runner.run(Prediction.NONE, input)) {
          random.interesting(input);
        }
      }
      progress.ran(findings.runs(), tree.counts().open(), findings.branches());
    }
  }

  private void runSeeds(Runner runner, StopClock stop) throws IOException, InterruptedException {
    while (!seeds.isEmpty() && stop.admitsRun()) {
      runner.run(Prediction.NONE, seeds.remove(0));
    }
  }

  /** Whether there is something left to explore. */
  public boolean isOpen() {
    TreeCounts counts = tree.counts();
    return !seeds.isEmpty() || findings.runs() == 0 || counts.open() + counts.inFlight() > 0;
  }
}
