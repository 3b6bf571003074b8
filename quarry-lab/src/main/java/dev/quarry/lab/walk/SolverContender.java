package dev.quarry.lab.walk;

import dev.quarry.expr.ExprFactory;
import dev.quarry.lab.corpus.Benchmark;
import dev.quarry.lab.corpus.Truth;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** A solver as contender. */
final class SolverContender implements Contender {
  private final ExprFactory factory;
  private final Solver solver;

  /** How often each link has answered so far. */
  private final Supplier<Map<String, Long>> hits;

  SolverContender(ExprFactory factory, Solver solver, Supplier<Map<String, Long>> hits) {
    this.factory = factory;
    this.solver = solver;
    this.hits = hits;
  }

  @Override
  public Attempt attempt(Benchmark benchmark, Duration time) {
    var conjuncts = benchmark.conjuncts(factory);
    Map<String, Long> before = hits.get();
    long start = System.nanoTime();
    Verdict verdict = solver.solve(Query.of(conjuncts, Budget.of(time)));
    Duration taken = Duration.ofNanos(System.nanoTime() - start);
    String link = String.join(" + ", increased(before, hits.get()));
    return new Attempt(judge(benchmark, verdict), taken, link);
  }

  private static List<String> increased(Map<String, Long> before, Map<String, Long> after) {
    return after.keySet().stream()
        .filter(link -> after.getOrDefault(link, 0L) > before.getOrDefault(link, 0L))
        .toList();
  }

  private Ending judge(Benchmark benchmark, Verdict verdict) {
    if (verdict instanceof Verdict.Sat sat) {
      return benchmark.accepts(factory, sat.model()) ? Ending.SOLVED : Ending.WRONG;
    }
    if (verdict instanceof Verdict.Unsat) {
      return benchmark.truth() == Truth.SATISFIABLE ? Ending.WRONG : Ending.REFUTED;
    }
    return Ending.OPEN;
  }
}
