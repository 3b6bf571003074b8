package dev.quarry.lab.speed;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.solver.chain.SolverOptions.OptionalLink;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What the links in front of the back ends save: the caches and slicing. */
public final class SolvingSpeed {
  private static final Duration BUDGET = Duration.ofSeconds(30);
  private static final int WARM_UP_ROUNDS = 6;
  private static final int ROUNDS = 9;
  private static final long ROUND_NANOS = 100_000_000;

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
                    .without(
                        OptionalLink.REPAIR,
                        OptionalLink.CANONICAL_CACHE,
                        OptionalLink.MODEL_CACHE))) {
      return ratio(name, uncached, cached, query);
    }
  }

  /** One flipped conjunct at the end of a long path condition, with slicing and without. */
  private Ratio slicedQuery() throws IOException {
    var path = new SamplePath(factory);
    Query query = query(path.flipped(), path.model());
    OptionalLink[] shortCuts = {
      OptionalLink.REPAIR, OptionalLink.CANONICAL_CACHE, OptionalLink.MODEL_CACHE
    };
    try (SolverChain sliced = open(SolverOptions.defaults().without(shortCuts));
        SolverChain whole =
            open(
                SolverOptions.defaults()
                    .without(
                        OptionalLink.SLICING,
                        OptionalLink.REPAIR,
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

  /** Both by turns, after rounds that start processes, fill caches and warm up. */
  private static Ratio ratio(String name, Solver baseline, Solver measured, Query query) {
    var slow = new ArrayList<Double>();
    var fast = new ArrayList<Double>();
    for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      double slowRate = rate(baseline, query);
      double fastRate = rate(measured, query);
      if (round >= 0) {
        slow.add(slowRate);
        fast.add(fastRate);
      }
    }
    return Ratio.of(name, median(slow), median(fast));
  }

  /** Solutions per second. */
  private static double rate(Solver solver, Query query) {
    long start = System.nanoTime();
    long elapsed = 0;
    int runs = 0;
    while (elapsed < ROUND_NANOS) {
      Verdict verdict = solver.solve(query.withBudget(Budget.of(BUDGET)));
      if (!(verdict instanceof Verdict.Sat)) {
        throw new IllegalStateException("The sample query was not solved: " + verdict);
      }
      runs++;
      elapsed = System.nanoTime() - start;
    }
    return runs * 1e9 / elapsed;
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
