package dev.quarry.engine.cover;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.driver.DriverInputs;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.PathLimits;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Step;
import dev.quarry.testgen.driver.Driver;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Covers one class: one action after the other, until all is covered or the budget is used up. */
final class Campaign {
  private static final int BACKWARD_SHARE = 10;

  /** How many times as long as others the first run may take. */
  private static final int PATIENCE = 10;

  private static final Duration SHORTEST_QUESTION = Duration.ofMillis(200);
  private static final Duration LONGEST_QUESTION = Duration.ofSeconds(1);

  private final CampaignParts parts;
  private final CoverOptions options;
  private final Subject subject;
  private final Aim aim;
  private final CampaignClock clock;
  private final Costs costs;
  private final Effort effort = new Effort();
  private String failure = "";
  private final Terrain terrain;
  private final List<Approach> approaches = new ArrayList<>();
  private final Map<Approach, WayBuckets> ways = new LinkedHashMap<>();
  private final Map<Step, SolvingTime> times = new LinkedHashMap<>();
  private final DriverRuns runs;
  private final Actions actions;

  /**
   * @param subject the program with its drivers
   * @param workers for this thread alone
   * @param drivers of the class under test; at least one
   * @param budget how long it may take
   */
  Campaign(
      CampaignParts parts,
      Subject subject,
      Workers workers,
      Aim aim,
      List<Driver> drivers,
      Duration budget)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    this.parts = parts;
    this.options = parts.options();
    List<MethodId> entries = drivers.stream().map(Driver::entry).toList();
    this.subject = subject.from(entries);
    this.aim = aim;
    ExploreOptions exploring = options.exploring(subject.classPath());
    // Starting a process and loading classes is not what a class's time is for, nor is the chain.
    Duration loading = firstRun(workers, exploring, drivers.get(0));
    boolean countsRuns = options.limits().maxRuns() != CoverLimits.ANY_RUNS;
    this.costs = new Costs(countsRuns ? Costs.Kind.NOMINAL : Costs.Kind.MEASURED);
    this.clock = new CampaignClock(budget, options.limits().maxRuns());
    ChainOfCode chain = ChainBuilder.chain(this.subject, entries, aim);
    this.terrain = new Terrain(chain, aim, clock);
    this.runs = new DriverRuns(workers, exploring, options.limits().runTime(), loading, costs);
    var tally = new CoverageTally(subject.program(), aim.classes());
    this.actions = new Actions(parts, terrain, runs, tally, costs, clock, effort);
    addApproaches(drivers, chain);
    effort.preparingSeconds = (System.nanoTime() - start) / 1e9;
  }

  /** How long processors work on the first run in a new process, which loads classes. */
  private Duration firstRun(Workers workers, ExploreOptions exploring, Driver driver)
      throws IOException, InterruptedException {
    Duration patience = options.limits().runTime().multipliedBy(PATIENCE);
    return workers
        .of(exploring.workerOptions(driver.entry()), 1)
        .use(
            worker -> {
              Duration before = worker.processorTime();
              worker.run(RunRequest.of(Model.EMPTY), patience);
              Duration after = worker.processorTime();
              // A process that does not end the run is replaced.
              return after.compareTo(before) < 0 ? after : after.minus(before);
            });
  }

  private void addApproaches(List<Driver> drivers, ChainOfCode chain) {
    var inputs = new DriverInputs(parts.factory(), subject);
    Set<MethodId> methods = new LinkedHashSet<>();
    for (Driver driver : drivers) {
      long seed = options.seed() + approaches.size();
      Searcher searcher = searcher(seed);
      Approach approach =
          new Approach(
              driver,
              methods.add(driver.scenario().method()),
              chain.entry(driver.entry()),
              new ExecutionTree(searcher, PathLimits.NONE),
              inputs.of(driver, seed),
              costs);
      approaches.add(approach);
      if (searcher instanceof WayBuckets buckets) {
        ways.put(approach, buckets);
      }
    }
  }

  private Searcher searcher(long seed) {
    return switch (options.strategy()) {
      case Strategies.GREEDY, Strategies.RANDOM, Strategies.BACKWARD -> new WayBuckets(times);
      default -> Searchers.byName(options.strategy(), seed);
    };
  }

  /**
   * Covers what it can.
   *
   * @param progress told how many branches are covered
   */
  CampaignResult run(IntConsumer progress) throws InterruptedException {
    clock.start();
    Strategy strategy = strategy();
    while (!clock.isOver() && !isDone() && failure.isEmpty()) {
      long start = System.nanoTime();
      Optional<Action> next = strategy.next();
      effort.decisions++;
      effort.decisionSeconds += (System.nanoTime() - start) / 1e9;
      if (next.isEmpty()) {
        break;
      }
      perform(next.get());
      progress.accept(terrain.coveredBranches());
    }
    return new CampaignResult(
        terrain.found(),
        terrain.open(),
        terrain.curve(),
        obstacles(),
        effort.total(clock.elapsedSeconds(), terrain.chain().graph().size()));
  }

  /** What was found before Quarry itself fails is worth as much as if it had not. */
  private void perform(Action action) throws InterruptedException {
    try {
      action.perform();
    } catch (RuntimeException | StackOverflowError e) {
      StackTraceElement[] trace = e.getStackTrace();
      failure =
          "Quarry failed before the time was up: "
              + e
              + (trace.length == 0 ? "." : " at " + trace[0]);
    }
  }

  private List<String> obstacles() {
    return Stream.concat(Stream.of(failure), approaches.stream().map(Approach::obstacle))
        .filter(why -> !why.isEmpty())
        .distinct()
        .toList();
  }

  /** Code without branches is covered by calling it. */
  private boolean isDone() {
    return terrain.isDone()
        && approaches.stream().filter(Approach::isPlainest).allMatch(Approach::isStarted);
  }

  private Strategy strategy() {
    return switch (options.strategy()) {
      case Strategies.RANDOM -> new RandomOnly(approaches, any -> true, actions, costs);
      case Strategies.BACKWARD ->
          new FirstRuns(approaches, any -> true, actions).then(new BackwardOnly(inquiry()));
      case Strategies.GREEDY ->
          new FirstRuns(approaches, Approach::isPlainest, actions).then(greedy());
      default -> new Searching(approaches, actions, solving());
    };
  }

  /** Where expectations are wrong, only what is done in spite of them tells. */
  private Strategy greedy() {
    return new Mixed(
        new Greedy(approaches, ways, terrain, actions, solving(), inquiry(), runs, costs),
        new RandomOnly(approaches, one -> terrain.reward(one) > 0, actions, costs),
        GreedyRule.WITHOUT_PREJUDICE,
        costs);
  }

  private Solving solving() {
    return new Solving(
        parts.solver(), actions, costs, clock, effort, options.limits().solverTime());
  }

  private Inquiry inquiry() {
    var backwards = new Backwards(parts, subject, approaches, terrain, actions, effort);
    Duration share = clock.remaining().dividedBy(BACKWARD_SHARE);
    Duration time = share.compareTo(LONGEST_QUESTION) > 0 ? LONGEST_QUESTION : share;
    return new Inquiry(
        backwards,
        terrain,
        costs,
        clock,
        time.compareTo(SHORTEST_QUESTION) < 0 ? SHORTEST_QUESTION : time,
        aim.branches().size());
  }

  /** Runs a driver of the campaign once more, whatever the budget. */
  RunReport run(Driver driver, Model input) throws InterruptedException {
    for (Approach approach : approaches) {
      if (approach.driver().equals(driver)) {
        return runs.run(approach, RunRequest.of(input));
      }
    }
    throw new IllegalArgumentException("There is no driver " + driver.entry() + ".");
  }
}
