package dev.quarry.engine.explore;

import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.forward.ConditionCheck;
import dev.quarry.engine.forward.EntryInputs;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Searcher;
import dev.quarry.solver.Solver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Explores one entry: run, look at the branches not taken, pick one, solve for it, run again (LCT's
 * test selector and executors; Kähkönen, Figure 11). {@code jobs} threads do this on one tree.
 */
public final class Exploration {
  private final ExprFactory factory;
  private final OpaqueFunctions functions;
  private final Solver solver;
  private final Workers workers;

  /**
   * @param factory of all expressions
   * @param functions what opaque calls mean
   * @param solver decides conditions of the factory; stays open
   * @param workers make the runs; stay open
   */
  public Exploration(
      ExprFactory factory, OpaqueFunctions functions, Solver solver, Workers workers) {
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
    try (ClassPath classPath = ClassPath.of(options.classPath());
        Program program = new Program(classPath)) {
      MethodId entry = new MethodFinder(classPath).find(options.entry());
      if (options.limits().rest() == ExploreLimits.Rest.UNUSED) {
        return run(program, entry, nestOf(entry, classPath), options, progress);
      }
      var coverage = new CoverageTally(program, nestOf(entry, classPath));
      var searcher = Searchers.byName(options.searcher(), options.seed());
      var random =
          new RandomPaths(EntryInputs.of(program, entry, List.of(), factory, options.seed()));
      return begin(program, entry, coverage, searcher, RunWatch.NONE, options)
          .goOn(options.limits().budget(), random, progress);
    }
  }

  /**
   * Explores a method of a program that is open already.
   *
   * @param program of the options' class path; stays open
   * @param entry of the program; the options' own is not looked at
   * @param measured binary names of the classes whose coverage counts
   */
  public ExploreResult run(
      Program program,
      MethodId entry,
      List<String> measured,
      ExploreOptions options,
      ExploreProgress progress)
      throws IOException, InterruptedException {
    return run(program, entry, new CoverageTally(program, measured), options, progress);
  }

  /** The same, where what runs execute is added to what others executed before. */
  public ExploreResult run(
      Program program,
      MethodId entry,
      CoverageTally coverage,
      ExploreOptions options,
      ExploreProgress progress)
      throws IOException, InterruptedException {
    var searcher = Searchers.byName(options.searcher(), options.seed());
    return run(program, entry, coverage, searcher, RunWatch.NONE, options, progress);
  }

  /**
   * The same, in the order of a searcher of one's own.
   *
   * @param searcher for this exploration alone; the options' own is not looked at
   * @param watch may end the exploration
   */
  public ExploreResult run(
      Program program,
      MethodId entry,
      CoverageTally coverage,
      Searcher searcher,
      RunWatch watch,
      ExploreOptions options,
      ExploreProgress progress)
      throws IOException, InterruptedException {
    return begin(program, entry, coverage, searcher, watch, options)
        .go(options.limits().budget(), progress);
  }

  /** The same as an exploration that is taken up again and again. */
  public Expedition begin(
      Program program,
      MethodId entry,
      CoverageTally coverage,
      Searcher searcher,
      RunWatch watch,
      ExploreOptions options) {
    program.body(entry);
    var tree = new ExecutionTree(searcher, options.limits().paths());
    var check = new ConditionCheck(factory, functions, entry);
    return new Expedition(
        program,
        entry,
        new Findings(coverage, entry, program),
        tree,
        check,
        watch,
        solver,
        workers,
        options);
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
