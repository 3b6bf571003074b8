package dev.quarry.solver.chain;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.cache.FileStore;
import dev.quarry.solver.cache.MemoryStore;
import dev.quarry.solver.cache.VerdictStore;
import dev.quarry.solver.chain.SolverOptions.OptionalLink;
import dev.quarry.solver.cost.CostModel;
import dev.quarry.solver.link.CanonicalCacheLink;
import dev.quarry.solver.link.ConstantLink;
import dev.quarry.solver.link.ContradictionLink;
import dev.quarry.solver.link.ConversionLink;
import dev.quarry.solver.link.DumpLink;
import dev.quarry.solver.link.ModelCacheLink;
import dev.quarry.solver.link.OrderLink;
import dev.quarry.solver.link.RepairLink;
import dev.quarry.solver.link.ScoutLink;
import dev.quarry.solver.link.SlicingLink;
import dev.quarry.solver.link.SmtLink;
import dev.quarry.solver.link.Statistics;
import dev.quarry.solver.link.ValidationLink;
import dev.quarry.solver.link.WalkLink;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.process.BackendPool;
import dev.quarry.solver.smt.process.Backends;
import dev.quarry.solver.translate.TranslatingSolver;
import dev.quarry.solver.walk.ConcolicWalk;
import dev.quarry.solver.walk.ModelRepair;
import dev.quarry.solver.walk.WalkOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

/**
 * The solver everybody uses. A query passes, until somebody answers:
 *
 * <ol>
 *   <li><b>validation</b>: whatever model comes back is evaluated
 *   <li><b>constant</b>: conjunctions are taken apart, true ones dropped, a false one ends it
 *   <li><b>contradiction</b>: a conjunct beside its negation ends it
 *   <li><b>slicing</b>: independent parts go on separately, those the hint satisfies not at all
 *   <li><b>canonical cache</b>: the same query under other names, in this run or an earlier one
 *   <li><b>dump</b>, when asked for: the query is written to a file
 *   <li><b>repair</b>: the hint, mended by small changes
 *   <li><b>order</b>: comparisons that contradict each other end it
 *   <li><b>model cache</b>: recent models and unsat cores
 *   <li><b>conversion</b>: conditions on numbers that texts are read as, then texts for the numbers
 *   <li><b>scout walk</b>: one short search, where a native solver is likely to be slow
 *   <li><b>smt</b>: a native solver in a process of its own
 *   <li><b>concolic walk</b>: heuristic search, for what no theory has
 * </ol>
 */
public final class SolverChain implements Solver {
  private static final int REMEMBERED = 100_000;

  private final Solver first;
  private final BackendPool processes;
  private final Statistics statistics;
  private final CostModel costs;
  private final Supplier<SolverChain> another;

  private SolverChain(
      Solver first,
      BackendPool processes,
      Statistics statistics,
      CostModel costs,
      Supplier<SolverChain> another) {
    this.first = first;
    this.processes = processes;
    this.statistics = statistics;
    this.costs = costs;
    this.another = another;
  }

  /**
   * Puts the links together and starts the solver processes.
   *
   * @param factory the factory of the expressions in the queries
   * @param functions what runs opaque calls
   */
  public static SolverChain open(
      ExprFactory factory, OpaqueFunctions functions, SolverOptions options) throws IOException {
    SmtSolver preferred = Backends.available().iterator().next();
    var processes =
        Backends.pool(options.backend().orElse(preferred), options.jobs(), options.measure());
    try {
      return assemble(factory, functions, options, processes, store(options));
    } catch (IOException e) {
      processes.close();
      throw e;
    }
  }

  private static SolverChain assemble(
      ExprFactory factory,
      OpaqueFunctions functions,
      SolverOptions options,
      BackendPool processes,
      VerdictStore store)
      throws IOException {
    var statistics = new Statistics();
    var costs = new CostModel();
    var interpreter = new Interpreter(functions);
    var backend = new TranslatingSolver(factory, interpreter, processes);

    Solver chain = query -> new Verdict.Unknown(Verdict.Reason.SEARCH_ENDED, "no link was left");
    boolean walks = has(options, OptionalLink.WALK);
    if (walks) {
      chain =
          new WalkLink(
              new ConcolicWalk(factory, functions, backend, options.walk(), options.seed()),
              statistics);
    }
    if (has(options, OptionalLink.SMT)) {
      chain = new SmtLink(backend, costs, chain, statistics);
    }
    if (walks && has(options, OptionalLink.SMT)) {
      WalkOptions oneSearch = options.walk().restarts(0);
      chain =
          new ScoutLink(
              new ConcolicWalk(factory, functions, backend, oneSearch, options.seed()),
              chain,
              statistics);
    }
    if (has(options, OptionalLink.REPAIR)) {
      chain = new ConversionLink(factory, new ModelRepair(functions), chain, statistics);
    }
    if (has(options, OptionalLink.MODEL_CACHE)) {
      chain = new ModelCacheLink(interpreter, chain, statistics);
    }
    chain = new OrderLink(interpreter, chain, statistics);
    if (has(options, OptionalLink.REPAIR)) {
      chain = new RepairLink(new ModelRepair(functions), chain, statistics);
    }
    if (options.dumpDirectory().isPresent()) {
      chain = new DumpLink(options.dumpDirectory().get(), chain, statistics);
    }
    if (has(options, OptionalLink.CANONICAL_CACHE)) {
      chain = new CanonicalCacheLink(factory, store, chain, statistics);
    }
    if (has(options, OptionalLink.SLICING)) {
      chain = new SlicingLink(interpreter, chain, statistics);
    }
    chain = new ContradictionLink(factory, chain, statistics);
    chain = new ConstantLink(chain, statistics);
    chain = new ValidationLink(interpreter, chain, statistics);
    return new SolverChain(
        chain, processes, statistics, costs, () -> another(factory, functions, options, processes));
  }

  private static SolverChain another(
      ExprFactory factory,
      OpaqueFunctions functions,
      SolverOptions options,
      BackendPool processes) {
    try {
      return assemble(factory, functions, options, processes, new MemoryStore(REMEMBERED));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean has(SolverOptions options, OptionalLink link) {
    return !options.without().contains(link);
  }

  private static VerdictStore store(SolverOptions options) throws IOException {
    var memory = new MemoryStore(REMEMBERED);
    return options.cacheFile().isPresent()
        ? FileStore.open(options.cacheFile().get(), memory)
        : memory;
  }

  @Override
  public Verdict solve(Query query) {
    return first.solve(query);
  }

  /** A chain with the same processes. */
  @Override
  public Solver forgetful() {
    return another.get();
  }

  /** What each link did so far. */
  public Statistics statistics() {
    return statistics;
  }

  /** Predicts what a query will cost, from those solved so far. */
  public CostModel costs() {
    return costs;
  }

  /** Ids of the solver processes that answer now. */
  public List<Long> processIds() {
    return processes.processIds();
  }

  @Override
  public void close() {
    first.close();
    processes.close();
  }
}
