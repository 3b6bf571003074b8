package dev.quarry.cli.solve;

import dev.quarry.expr.smtlib.UnsupportedByQuarryException;
import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.process.Backends;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hands a script that Quarry's expressions can't hold to a native solver as it is. */
final class RawRun {
  private RawRun() {}

  /** A value as the solver spelled it. */
  private record SmtText(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  /** The report; empty if the solver can't read the script either. */
  static Optional<SolveReport> solve(String text, Duration budget, UnsupportedByQuarryException why)
      throws IOException {
    var script = new RawScript(text);
    SmtSolver solver =
        script.needsZ3() || !Backends.available().contains(SmtSolver.BITWUZLA)
            ? SmtSolver.Z3
            : SmtSolver.BITWUZLA;
    try (var backend = Backends.isolated(solver)) {
      SmtAnswer answer = backend.check(script, budget);
      return report(answer, solver, "not evaluated by Quarry: " + why.getMessage());
    }
  }

  private static Optional<SolveReport> report(SmtAnswer answer, SmtSolver solver, String note) {
    if (answer instanceof SmtAnswer.Malformed) {
      return Optional.empty();
    }
    String verdict =
        answer instanceof SmtAnswer.Sat
            ? "sat"
            : answer instanceof SmtAnswer.Unsat ? "unsat" : "unknown";
    var values = new ArrayList<SolveReport.Value>();
    if (answer instanceof SmtAnswer.Sat sat) {
      sat.values()
          .forEach(
              (name, value) -> values.add(new SolveReport.Value(name, "", new SmtText(value))));
    }
    String reason = answer instanceof SmtAnswer.Unknown unknown ? unknown.reason() : note;
    return Optional.of(
        new SolveReport(
            verdict,
            values,
            List.of(),
            Optional.of(reason),
            verdict.equals("unknown") ? List.of() : List.of(solver.toString()),
            List.of(),
            answer.elapsed()));
  }
}
