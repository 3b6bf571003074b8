package dev.quarry.engine.crash;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.Workers;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Resolver;
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

  private final CrashOptions options;
  private final List<Path> classPath;
  private final Program program;
  private final Declared declared;
  private final Resolver resolver;
  private final ObviousContradictions contradictions;
  private final Workers workers;
  private final Exploration exploration;

  /**
   * @param parts what all hunts share
   * @param classPath of the program and its drivers
   * @param program of that class path
   * @param declared what methods say they throw
   * @param resolver makes calls out of inputs
   */
  MethodHunt(
      HuntParts parts,
      List<Path> classPath,
      Program program,
      Declared declared,
      Resolver resolver) {
    this.options = parts.options();
    this.classPath = List.copyOf(classPath);
    this.program = program;
    this.declared = declared;
    this.resolver = resolver;
    this.contradictions = new ObviousContradictions(parts.solver(), parts.factory());
    this.workers = new Workers(parts.factory());
    this.exploration = new Exploration(parts.factory(), parts.functions(), contradictions, workers);
  }

  /**
   * Whatever the method does, there is an answer.
   *
   * @param budget for it
   */
  Explored explore(MethodPlan plan, Duration budget) throws InterruptedException {
    MethodId method = plan.method().id();
    if (plan.obstacle().isPresent()) {
      return Explored.not(method, plan.obstacle().get().row(), plan.obstacle().get().why());
    }
    try {
      warmUp(plan.drivers().get(0));
      return exploreDrivers(plan, budget);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      return Explored.not(method, StateEnding.INTERNAL_ERROR, told(e));
    }
  }

  /** Starting a process and loading classes is not the method's business. */
  private void warmUp(Driver driver) throws IOException, InterruptedException {
    pool(driver).run(RunRequest.of(Model.EMPTY));
  }

  private WorkerPool pool(Driver driver) throws IOException {
    ExploreOptions exploring = options.exploring(classPath, Duration.ofSeconds(1), 1);
    return workers.of(exploring.workerOptions(driver.entry()), 1);
  }

  private static String told(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length == 0 ? failure.toString() : failure + " at " + trace[0];
  }

  private Explored exploreDrivers(MethodPlan plan, Duration budget)
      throws IOException, InterruptedException {
    MethodId method = plan.method().id();
    var coverage = new CoverageTally(program, List.of(method.owner()));
    var collector = new StateCollector(method, declared);
    long start = System.nanoTime();
    int runs = 0;
    int paths = 0;
    String note = "";
    int last = plan.drivers().size() - 1;
    for (int i = 0; i <= last; i++) {
      Duration left = budget.minusNanos(System.nanoTime() - start);
      int runsLeft = options.limits().maxRuns() - runs;
      if (runsLeft <= 0 || left.isNegative() || left.isZero()) {
        note = "the limit was reached before all ways to make arguments were tried";
        break;
      }
      // The plainest way gets half of what is left, if there are others.
      int parts = i == last ? 1 : 2;
      ExploreResult result =
          explore(plan.drivers().get(i), coverage, left.dividedBy(parts), (runsLeft + 1) / parts);
      collector.add(plan.drivers().get(i), result, contradictions.take());
      runs += result.runs();
      paths += result.paths().size();
      note = String.join("; ", result.openReasons());
      if (result.exhausted() && isCovered(coverage.branches(method))) {
        break;
      }
    }
    return new Explored(
        method,
        runs,
        paths,
        coverage.branches(method),
        shrink(method, collector),
        collector.endings(),
        note);
  }

  private static boolean isCovered(Count branches) {
    return branches.covered() == branches.total();
  }

  private ExploreResult explore(Driver driver, CoverageTally coverage, Duration time, int runs)
      throws IOException, InterruptedException {
    return exploration.run(
        program,
        driver.entry(),
        coverage,
        options.exploring(classPath, time, runs),
        ExploreProgress.NONE);
  }

  private List<ErrorState> shrink(MethodId method, StateCollector collector)
      throws IOException, InterruptedException {
    List<ErrorState> states = new ArrayList<>();
    for (StateCollector.Simplest state : collector.states()) {
      Model input = shrink(state);
      states.add(
          new ErrorState(
              method,
              state.ending().exception(),
              state.ending().place(),
              resolver.resolve(state.driver().scenario(), input),
              InputSize.of(input),
              state.paths()));
    }
    return states;
  }

  private Model shrink(StateCollector.Simplest state) throws IOException, InterruptedException {
    WorkerPool pool = pool(state.driver());
    return new Shrinker(input -> run(pool, input, state), SHRINKING_RUNS)
        .shrink(state.input(), OpenPlaces.characters(state.driver().scenario().arguments()));
  }

  private static Optional<Model> run(WorkerPool pool, Model input, StateCollector.Simplest state)
      throws IOException, InterruptedException {
    RunReport report = pool.run(RunRequest.of(input));
    return state.isSame(report.ending()) ? Optional.of(report.input()) : Optional.empty();
  }

  @Override
  public void close() {
    workers.close();
  }
}
