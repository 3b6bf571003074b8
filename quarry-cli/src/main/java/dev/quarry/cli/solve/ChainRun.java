package dev.quarry.cli.solve;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.smtlib.DeclaredInput;
import dev.quarry.expr.smtlib.Script;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Solves a script that Quarry can read, by the whole chain. */
final class ChainRun {
  private ChainRun() {}

  static SolveReport solve(
      Script script, ExprFactory factory, SolverOptions options, Duration budget)
      throws IOException {
    try (var chain = SolverChain.open(factory, new JdkFunctions(), options)) {
      long start = System.nanoTime();
      Verdict verdict = chain.solve(Query.of(script.assertions(), Budget.of(budget)));
      Duration time = Duration.ofNanos(System.nanoTime() - start);
      return new SolveReport(
          word(verdict),
          verdict instanceof Verdict.Sat sat ? values(script, sat.model()) : List.of(),
          verdict instanceof Verdict.Unsat unsat ? numbers(script, unsat.core()) : List.of(),
          verdict instanceof Verdict.Unknown unknown
              ? Optional.of(unknown.reason().text() + ": " + unknown.detail())
              : Optional.empty(),
          chain.statistics().answering(),
          chain.statistics().rows(),
          time);
    }
  }

  private static String word(Verdict verdict) {
    if (verdict instanceof Verdict.Sat) {
      return "sat";
    }
    return verdict instanceof Verdict.Unsat ? "unsat" : "unknown";
  }

  private static List<SolveReport.Value> values(Script script, Model model) {
    return script.inputs().stream().map(input -> value(input, model)).toList();
  }

  private static SolveReport.Value value(DeclaredInput input, Model model) {
    return new SolveReport.Value(input.symbol(), input.sort(), model.get(input.input()));
  }

  private static List<Integer> numbers(Script script, List<Expr> core) {
    return core.stream().map(one -> script.assertions().indexOf(one) + 1).sorted().toList();
  }
}
