package dev.quarry.engine.cover;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.driver.DriverInputs;
import dev.quarry.engine.forward.ForwardStep;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.schedule.ActionLog;
import dev.quarry.engine.schedule.Policy;
import dev.quarry.engine.schedule.Scheduler;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.strategy.Searchers;
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
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Covers one class: one action after the other, until all is covered or the budget is used up. */
final class Campaign {
  private static final int BACKWARD_SHARE = 10;

  private static final Duration SHORTEST_QUESTION = Duration.ofMillis(200);
  private static final Duration LONGEST_QUESTION = Duration.ofSeconds(1);

  private final CampaignParts parts;
  private final CoverOptions options;
  private final Subject subject;
  private final Aim aim;
  private final SearchClock clock;
  private final ActionCosts costs;
  private final EffortCounts effort = new EffortCounts();
  private String failure = "";
  private final CoverageState state;
  private final List<DriverState> approaches = new ArrayList<>();
  private final Map<DriverState, WayBuckets> ways = new LinkedHashMap<>();
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
    var service =
        new RunService(workers, options.exploring(subject.classPath()).runs(), parts.clock());
    // Starting a process and loading classes is not what a class's time is for, nor is the chain.
    service.enter(drivers.get(0).entry()).warmUp();
    boolean countsRuns = options.limits().maxRuns() != CoverLimits.ANY_RUNS;
    this.costs = new ActionCosts(countsRuns ? ActionCosts.Kind.NOMINAL : ActionCosts.Kind.MEASURED);
    this.clock = new SearchClock(budget, options.limits().maxRuns(), parts.clock());
    ChainOfCode chain = ChainBuilder.chain(this.subject, entries, aim);
    this.state = new CoverageState(chain, aim, clock);
    this.runs = new DriverRuns(service, costs);
    var tally = new CoverageTally(subject.program(), aim.classes());
    this.actions = new Actions(state, runs, tally, costs, clock, effort);
    addApproaches(drivers, chain, tally);
    effort.preparingSeconds = (System.nanoTime() - start) / 1e9;
  }

  private void addApproaches(List<Driver> drivers, ChainOfCode chain, CoverageTally tally) {
    var tools =
        new ForwardStep.Tools(
            parts.factory(), parts.functions(), parts.solver(), options.limits().solverTime());
    var inputs = new DriverInputs(parts.factory(), subject);
    Set<MethodId> methods = new LinkedHashSet<>();
    for (Driver driver : drivers) {
      long seed = options.setting().seed() + approaches.size();
      Searcher searcher = searcher(seed);
      DriverState approach =
          new DriverState(
              driver,
              methods.add(driver.scenario().method()),
              chain.entry(driver.entry()),
              ForwardStep.of(tools, driver.entry(), searcher, PathLimits.NONE, tally),
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
    Policy policy = policy();
    Policy told =
        () -> {
          progress.accept(state.coveredBranches());
          return policy.next();
        };
    var log = new ActionLog();
    try {
      new Scheduler(told, () -> clock.isOver() || isDone(), log).run();
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // What was found before Quarry itself fails is worth as much as if it had not.
      StackTraceElement[] trace = e.getStackTrace();
      failure =
          "Quarry failed before the time was up: "
              + e
              + (trace.length == 0 ? "." : " at " + trace[0]);
    }
    progress.accept(state.coveredBranches());
    return new CampaignResult(
        state.found(),
        state.open(),
        state.curve(),
        obstacles(),
        effort.total(log, clock.elapsedSeconds(), state.chain().graph().size()));
  }

  /** Whether nothing of Quarry's own failed in it. */
  boolean isSound() {
    return failure.isEmpty();
  }

  private List<String> obstacles() {
    return Stream.concat(Stream.of(failure), approaches.stream().map(DriverState::obstacle))
        .filter(why -> !why.isEmpty())
        .distinct()
        .toList();
  }

  /** Code without branches is covered by calling it. */
  private boolean isDone() {
    return state.isDone()
        && approaches.stream().filter(DriverState::isPlainest).allMatch(DriverState::isStarted);
  }

  private Policy policy() {
    return switch (options.strategy()) {
      case Strategies.RANDOM -> new RandomOnly(approaches, any -> true, actions, costs);
      case Strategies.BACKWARD ->
          new FirstRuns(approaches, any -> true, actions).then(new BackwardOnly(questions()));
      case Strategies.GREEDY ->
          new FirstRuns(approaches, DriverState::isPlainest, actions).then(greedy());
      default -> new Searching(approaches, actions);
    };
  }

  /** Where expectations are wrong, only what is done in spite of them tells. */
  private Policy greedy() {
    return new Mixed(
        new Greedy(approaches, ways, state, actions, questions(), runs, costs),
        new RandomOnly(approaches, one -> state.reward(one) > 0, actions, costs),
        GreedyRule.WITHOUT_PREJUDICE,
        costs);
  }

  private BranchQuestions questions() {
    var backwards = new Backwards(parts, subject, approaches, state, actions, effort);
    Duration share = clock.remaining().dividedBy(BACKWARD_SHARE);
    Duration time = share.compareTo(LONGEST_QUESTION) > 0 ? LONGEST_QUESTION : share;
    return new BranchQuestions(
        backwards,
        state,
        costs,
        clock,
        time.compareTo(SHORTEST_QUESTION) < 0 ? SHORTEST_QUESTION : time,
        aim.branches().size());
  }

  /** Runs a driver of the campaign once more, whatever the budget. */
  RunReport run(Driver driver, Model input) throws InterruptedException {
    for (DriverState approach : approaches) {
      if (approach.driver().equals(driver)) {
        return again(approach, input);
      }
    }
    throw new IllegalArgumentException("There is no driver " + driver.entry() + ".");
  }

  private RunReport again(DriverState approach, Model input) throws InterruptedException {
    try {
      return runs.run(approach, RunRequest.of(input));
    } catch (IOException e) {
      runs.giveUp(approach, e);
      Ending ending = Ending.of(Ending.Kind.INTERNAL_ERROR, approach.obstacle());
      return new RunReport(input, 0, List.of(), ending, CoveredProbes.NONE, List.of(), "", 0);
    }
  }
}
