package dev.quarry.engine.explore;

import dev.quarry.engine.forward.ForwardStep;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.schedule.ActionLog;
import dev.quarry.engine.schedule.Scheduler;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.search.tree.TreeCounts;
import dev.quarry.solver.Clock;
import dev.quarry.solver.Measure;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An exploration of one entry that can be interrupted and taken up again: the tree stays. Others
 * may use the workers in between.
 */
public final class OngoingExploration {
  private final MethodId entry;
  private final ForwardStep step;
  private final Findings findings;
  private final Optional<RandomPaths> random;
  private final RunService service;
  private final ExploreOptions options;
  private final Clock workClock;
  private final List<Model> seeds = new ArrayList<>();

  OngoingExploration(
      MethodId entry,
      ForwardStep step,
      Findings findings,
      Optional<RandomPaths> random,
      RunService service,
      ExploreOptions options,
      Clock workClock) {
    this.entry = entry;
    this.step = step;
    this.findings = findings;
    this.random = random;
    this.service = service;
    this.options = options;
    this.workClock = workClock;
  }

  /** An input from elsewhere: the next leg begins with it, and may go on from its path. */
  public void add(Model seed) {
    seeds.add(seed);
  }

  /** Goes on for so long at most; what is found is added to what was found before. */
  public ExploreResult go(Duration time, ExploreProgress progress)
      throws IOException, InterruptedException {
    EntryRuns runs = service.enter(entry);
    var clock = new SearchClock(time, options.limits().maxRuns(), workClock);
    while (!seeds.isEmpty() && clock.admitsRun()) {
      findings.add(step.run(runs::run, seeds.remove(0)), clock);
    }
    if (findings.runs() == 0 && clock.admitsFirstRun()) {
      findings.add(step.run(runs::run, Model.EMPTY), clock);
    }
    int jobs = options.setting().jobs();
    if (workClock.measure() == Measure.WORK) {
      new PathsInOrder(step, runs, findings, random, clock, progress).run(jobs);
    } else {
      var policy = new AllPaths(step, runs, findings, random, clock, progress);
      var scheduler = new Scheduler(policy, clock::isOver, new ActionLog());
      Crew.together(jobs, scheduler::run);
    }
    return findings.result(step.counts(), clock);
  }

  /** Whether there is something left to explore. */
  public boolean isOpen() {
    TreeCounts counts = step.counts();
    return !seeds.isEmpty() || findings.runs() == 0 || counts.open() + counts.inFlight() > 0;
  }
}
