package dev.quarry.engine.explore;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.forward.EntryInputs;
import dev.quarry.engine.forward.ForwardStep;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.search.random.Dictionary;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.tree.Searcher;
import dev.quarry.solver.Clock;
import dev.quarry.solver.Solver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Explores one entry: run, look at the branches not taken, pick one, solve for it, run again (LCT's
 * test selector and executors; Kähkönen, Figure 11). {@code jobs} threads do this on one tree.
 */
public final class Exploration {
  private final ExprFactory factory;
  private final OpaqueFunctions functions;
  private final Solver solver;
  private final Workers workers;
  private final Clock clock;

  /**
   * @param factory of all expressions
   * @param functions what opaque calls mean
   * @param solver decides conditions of the factory; stays open
   * @param workers make the runs; stay open
   * @param clock what limits are counted on
   */
  public Exploration(
      ExprFactory factory, OpaqueFunctions functions, Solver solver, Workers workers, Clock clock) {
    this.clock = clock;
    this.factory = factory;
    this.functions = functions;
    this.solver = solver;
    this.workers = workers;
  }

  /**
   * Explores until nothing is left or a limit is reached.
   *
   * @throws dev.quarry.program.ProgramException if the program or the entry can't be used
   * @throws IllegalArgumentException if an option has a value that does not exist
   * @throws IOException if worker processes can't be had
   */
  public ExploreResult run(ExploreOptions options, ExploreProgress progress)
      throws IOException, InterruptedException {
    try (Subject subject = Subject.open(options.setting().classPath())) {
      Program program = subject.program();
      ClassPath classPath = program.classPath();
      MethodId entry = new MethodFinder(classPath).find(options.entry());
      var coverage = new CoverageTally(program, nestOf(entry, classPath));
      Optional<RandomPaths> random =
          options.limits().rest() == ExploreLimits.Rest.UNUSED
              ? Optional.empty()
              : Optional.of(
                  RandomPaths.forTheRest(
                      () ->
                          EntryInputs.of(
                              program,
                              entry,
                              List.of(),
                              Dictionary.EMPTY,
                              factory,
                              options.setting().seed())));
      var findings = new Findings(subject, entry, coverage, RunWatch.NONE, TakenPaths.first());
      return begin(subject, entry, coverage, searcher(options), findings, random, options)
          .go(options.limits().budget(), progress);
    }
  }

  /**
   * Explores a method of a program that is open already.
   *
   * @param subject of the options' class path; stays open
   * @param entry of the program; the options' own is not looked at
   * @param coverage what runs execute is added to what others executed before
   * @param random where chance may help
   */
  public ExploreResult run(
      Subject subject,
      MethodId entry,
      CoverageTally coverage,
      Optional<RandomPaths> random,
      ExploreOptions options,
      ExploreProgress progress)
      throws IOException, InterruptedException {
    return begin(subject, entry, coverage, searcher(options), RunWatch.NONE, random, options)
        .go(options.limits().budget(), progress);
  }

  private static Searcher searcher(ExploreOptions options) {
    return Searchers.byName(options.searcher(), options.setting().seed());
  }

  /**
   * The same as an exploration that is taken up again and again, in the order of a searcher of
   * one's own.
   *
   * @param searcher for this exploration alone; the options' own is not looked at
   * @param watch may end the exploration
   */
  public OngoingExploration begin(
      Subject subject,
      MethodId entry,
      CoverageTally coverage,
      Searcher searcher,
      RunWatch watch,
      Optional<RandomPaths> random,
      ExploreOptions options) {
    var findings = new Findings(subject, entry, coverage, watch, TakenPaths.none());
    return begin(subject, entry, coverage, searcher, findings, random, options);
  }

  private OngoingExploration begin(
      Subject subject,
      MethodId entry,
      CoverageTally coverage,
      Searcher searcher,
      Findings findings,
      Optional<RandomPaths> random,
      ExploreOptions options) {
    subject.program().body(entry);
    var tools = new ForwardStep.Tools(factory, functions, solver, options.limits().solverTime());
    return new OngoingExploration(
        entry,
        ForwardStep.of(tools, entry, searcher, options.limits().paths(), coverage),
        findings,
        random,
        new RunService(workers, options.runs(), options.setting().jobs(), clock),
        options,
        clock);
  }

  /** The entry's top-level class and all classes nested in it. */
  private static List<String> nestOf(MethodId entry, ClassPath classPath) {
    String owner = entry.owner();
    int nested = owner.indexOf('$', owner.lastIndexOf('.') + 2);
    String top = nested < 0 ? owner : owner.substring(0, nested);
    List<String> nest = new ArrayList<>();
    for (String name : classPath.programClasses()) {
      String binary = name.replace('/', '.');
      if (binary.equals(top) || binary.startsWith(top + "$")) {
        nest.add(binary);
      }
    }
    return nest;
  }
}
