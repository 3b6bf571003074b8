package dev.quarry.engine.crash;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.driver.DriverInputs;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.driver.Obstacle;
import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.RandomPaths;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.shrink.Shrinker;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.HiddenMembers;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Explores one method after the other on one thread, through the drivers that make its arguments,
 * and shrinks what it finds.
 */
final class MethodHunt implements AutoCloseable {
  private static final int SHRINKING_RUNS = 300;

  /** How often chance may find nothing before another way to make arguments is tried. */
  private static final int VAIN_BEFORE_OTHERS = 2;

  /** The same if there is none. */
  private static final int VAIN_AT_LAST = 8;

  private static final String FIRST_RUN_TIMED_OUT =
      "the first run took too long, even for one that loads classes";

  private final CrashOptions options;
  private final List<Path> classPath;
  private final Subject subject;
  private final DriverInputs inputs;
  private final Declared declared;
  private final HuntParts parts;
  private final KeptMethods kept;
  private final Runnable found;
  private final Causes causes;
  private final Workers workers;
  private final RunService service;

  /**
   * @param parts what all hunts share
   * @param subject the program with its drivers
   * @param declared what methods say they throw
   * @param kept what is known from earlier runs
   * @param found told as soon as a method has shown something, perhaps more than once
   */
  MethodHunt(
      HuntParts parts, Subject subject, Declared declared, KeptMethods kept, Runnable found) {
    this.options = parts.options();
    this.classPath = subject.classPath();
    this.subject = subject;
    this.inputs = new DriverInputs(parts.factory(), subject);
    this.declared = declared;
    this.causes = new Causes(subject.hierarchy(), parts.factory());
    this.parts = parts;
    this.kept = kept;
    this.found = found;
    this.workers = new Workers(parts.factory());
    this.service =
        new RunService(
            workers,
            options
                .exploring(classPath, options.limits().budget(), options.limits().maxRuns())
                .runs());
  }

  /**
   * Whatever the method does, there is an answer.
   *
   * @param budget for it
   */
  Shown explore(MethodPlan plan, Duration budget) throws InterruptedException {
    try {
      return exploreHere(plan, budget);
    } catch (IOException e) {
      return Shown.nothing(StateEnding.INTERNAL_ERROR, told(e));
    }
  }

  /**
   * The same, unless it is this machine that fails.
   *
   * @throws IOException if processes or files can't be had
   */
  Shown exploreHere(MethodPlan plan, Duration budget) throws IOException, InterruptedException {
    if (plan.obstacle().isPresent()) {
      return Shown.nothing(row(plan.obstacle().get()), plan.obstacle().get().why());
    }
    Optional<Shown> known = kept.find(plan);
    if (known.isPresent()) {
      if (!known.get().states().isEmpty()) {
        found.run();
      }
      return known.get();
    }
    try {
      Shown shown = exploreTwice(plan, budget);
      kept.keep(plan, shown, budget);
      return shown;
    } catch (RuntimeException | StackOverflowError e) {
      return Shown.nothing(StateEnding.INTERNAL_ERROR, told(e));
    }
  }

  private static StateEnding row(Obstacle obstacle) {
    return switch (obstacle.kind()) {
      case NEEDS_REFLECTION -> StateEnding.NEEDS_REFLECTION;
      case NO_RECIPE -> StateEnding.NO_RECIPE;
    };
  }

  /** A machine that is too busy to start a process in time may be less so a minute later. */
  private Shown exploreTwice(MethodPlan plan, Duration budget)
      throws IOException, InterruptedException {
    try {
      return exploreDrivers(plan, budget);
    } catch (IOException e) {
      service.restart();
      return exploreDrivers(plan, budget);
    }
  }

  static String told(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length == 0 ? failure.toString() : failure + " at " + trace[0];
  }

  private Shown exploreDrivers(MethodPlan plan, Duration budget)
      throws IOException, InterruptedException {
    MethodId method = plan.method().id();
    var contradictions = new ObviousContradictions(parts.solvers().get(), parts.factory());
    var exploration =
        new Exploration(
            parts.factory(), parts.functions(), contradictions, workers, options.setting().clock());
    var coverage = new CoverageTally(subject.program(), List.of(method.owner()));
    var collector = new StateCollector(method, declared);
    var allowance = new MethodBudget(budget, options.limits().maxRuns());
    boolean isDone = false;
    int last = plan.drivers().size() - 1;
    for (int i = 0; i <= last && !allowance.isUsedUp(); i++) {
      Driver driver = plan.drivers().get(i);
      // What reflection makes is beyond everything that was explored.
      if (isDone && !HiddenMembers.areUsedBy(driver.scenario())) {
        continue;
      }
      // Starting a process, loading and rewriting classes is not what a method's time is for.
      if (!service.enter(driver.entry()).warmUp()) {
        collector.addTimedOut();
        return shown(plan, collector, coverage, allowance, FIRST_RUN_TIMED_OUT);
      }
      // The plainest way gets half of what is left, if there are others.
      ExploreOptions part = allowance.part(i == last ? 1 : 2, options, classPath);
      int mostInVain = i == last ? VAIN_AT_LAST : VAIN_BEFORE_OTHERS;
      var random =
          RandomPaths.beside(() -> inputs.of(driver, options.setting().seed()), mostInVain);
      ExploreResult result =
          exploration.run(
              subject, driver.entry(), coverage, Optional.of(random), part, ExploreProgress.NONE);
      collector.add(driver, result, contradictions.take());
      allowance.use(result, i == last);
      isDone = result.exhausted() && isCovered(coverage.branches(method));
    }
    return shown(plan, collector, coverage, allowance, isDone ? "" : allowance.note());
  }

  private Shown shown(
      MethodPlan plan,
      StateCollector collector,
      CoverageTally coverage,
      MethodBudget allowance,
      String note)
      throws IOException, InterruptedException {
    return new Shown(
        allowance.runs(),
        allowance.paths(),
        coverage.branches(plan.method().id()),
        shrink(plan, collector),
        collector.endings(),
        note);
  }

  private static boolean isCovered(Count branches) {
    return branches.covered() == branches.total();
  }

  private List<ShownState> shrink(MethodPlan plan, StateCollector collector)
      throws IOException, InterruptedException {
    List<ShownState> states = new ArrayList<>();
    if (!collector.states().isEmpty()) {
      found.run();
    }
    for (StateCollector.Simplest state : collector.states()) {
      EntryRuns runs = service.enter(state.driver().entry());
      Shrinker.Trial trial = new StateTrial(runs, state);
      Model input = shrink(state, trial);
      Scenario scenario = state.driver().scenario();
      boolean isHurried = options.setting().stop().isRequested();
      states.add(
          new ShownState(
              plan.drivers().indexOf(state.driver()),
              state.ending().exception(),
              state.ending().place(),
              input,
              isHurried
                  ? Cause.UNKNOWN
                  : causes.of(state.ending().exception(), scenario, input, trial),
              state.paths()));
    }
    return states;
  }

  private Model shrink(StateCollector.Simplest state, Shrinker.Trial trial)
      throws IOException, InterruptedException {
    return new Shrinker(trial, options.setting().stop().isRequested() ? 0 : SHRINKING_RUNS)
        .shrink(state.input(), OpenPlaces.characters(state.driver().scenario().recipes()));
  }

  /** Runs that show whether an input still comes to a state. */
  private record StateTrial(EntryRuns runs, StateCollector.Simplest state)
      implements Shrinker.Trial {
    @Override
    public Optional<Model> run(Model input) throws IOException, InterruptedException {
      RunReport report = runs.run(RunRequest.of(input));
      return state.isSame(report.ending()) ? Optional.of(report.input()) : Optional.empty();
    }

    @Override
    public boolean showsOther(Model input) throws IOException, InterruptedException {
      Ending ending = runs.run(RunRequest.of(input)).ending();
      boolean isOver = ending.kind() == Ending.Kind.RETURNED || ending.kind() == Ending.Kind.THREW;
      return isOver && !state.isSame(ending);
    }
  }

  @Override
  public void close() {
    workers.close();
  }
}
