package dev.quarry.lab.speed;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.SolverChain;
import dev.quarry.solver.SolverOptions;
import dev.quarry.solver.SolverOptions.OptionalLink;
import dev.quarry.solver.Verdict;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What the links in front of the back ends save: the caches and slicing. */
public final class SolvingSpeed {
  private static final Duration BUDGET = Duration.ofSeconds(30);
  private static final int ROUNDS = 9;

  private final ExprFactory factory = new ExprFactory();

  /** Measures; takes some seconds. */
  public List<Ratio> measure() throws IOException {
    var path = new SamplePath(factory);
    return List.of(
        repeated("repeated non-linear query : solving it again", path.nonLinear()),
        repeated("repeated linear query : solving it again", path.linear()),
        slicedQuery());
  }

  /** The same query again, through the caches and by solving it. */
  private Ratio repeated(String name, List<Expr> conjuncts) throws IOException {
    Query query = query(conjuncts, Model.EMPTY);
    try (SolverChain cached = open(SolverOptions.defaults());
        SolverChain uncached =
            open(
                SolverOptions.defaults()
                    .without(OptionalLink.CANONICAL_CACHE, OptionalLink.MODEL_CACHE))) {
      return ratio(name, uncached, cached, query);
    }
  }

  /** One flipped conjunct at the end of a long path condition, with slicing and without. */
  private Ratio slicedQuery() throws IOException {
    var path = new SamplePath(factory);
    Query query = query(path.flipped(), path.model());
    OptionalLink[] caches = {OptionalLink.CANONICAL_CACHE, OptionalLink.MODEL_CACHE};
    try (SolverChain sliced = open(SolverOptions.defaults().without(caches));
        SolverChain whole =
            open(
                SolverOptions.defaults()
                    .without(
                        OptionalLink.SLICING,
                        OptionalLink.CANONICAL_CACHE,
                        OptionalLink.MODEL_CACHE))) {
      return ratio("sliced : whole path condition", whole, sliced, query);
    }
  }

  private SolverChain open(SolverOptions options) throws IOException {
    return SolverChain.open(factory, new JdkFunctions(), options);
  }

  private static Query query(List<Expr> conjuncts, Model hint) {
    return new Query(conjuncts, Budget.of(BUDGET), hint);
  }

  /** Both by turns, after a first round that starts processes and fills caches. */
  private static Ratio ratio(String name, Solver baseline, Solver measured, Query query) {
    var slow = new ArrayList<Long>();
    var fast = new ArrayList<Long>();
    for (int round = -2; round < ROUNDS; round++) {
      long slowNanos = nanos(baseline, query);
      long fastNanos = nanos(measured, query);
      if (round >= 0) {
        slow.add(slowNanos);
        fast.add(fastNanos);
      }
    }
    return Ratio.of(name, 1e9 / median(slow), 1e9 / median(fast));
  }

  private static long nanos(Solver solver, Query query) {
    Query fresh = query.withBudget(Budget.of(BUDGET));
    long start = System.nanoTime();
    Verdict verdict = solver.solve(fresh);
    long nanos = System.nanoTime() - start;
    if (!(verdict instanceof Verdict.Sat)) {
      throw new IllegalStateException("The sample query was not solved: " + verdict);
    }
    return nanos;
  }

  private static long median(List<Long> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
