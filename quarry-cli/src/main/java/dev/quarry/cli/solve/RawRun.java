package dev.quarry.cli.solve;

import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.process.Backends;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a native solver says to a script that Quarry's expressions can't hold. */
record RawRun(SmtSolver solver, SmtAnswer answer) {

  /** A value as the solver spelled it. */
  private record SmtText(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  static RawRun of(String text, Duration budget) throws IOException {
    var script = new RawScript(text);
    boolean z3 = script.needsZ3() || !Backends.available().contains(SmtSolver.BITWUZLA);
    SmtSolver solver = z3 ? SmtSolver.Z3 : SmtSolver.BITWUZLA;
    try (var backend = Backends.isolated(solver)) {
      return new RawRun(solver, backend.check(script, budget));
    }
  }

  /** The report, with a note that says how far the answer can be trusted. */
  SolveReport report(String note) {
    var values = new ArrayList<SolveReport.Value>();
    if (answer instanceof SmtAnswer.Sat sat) {
      sat.values()
          .forEach(
              (name, value) -> values.add(new SolveReport.Value(name, "", new SmtText(value))));
    }
    boolean unknown = verdict().equals("unknown");
    return new SolveReport(
        verdict(),
        values,
        List.of(),
        Optional.of(answer instanceof SmtAnswer.Unknown why ? why.reason() : note),
        unknown ? List.of() : List.of(solver.toString()),
        List.of(),
        answer.elapsed());
  }

  private String verdict() {
    if (answer instanceof SmtAnswer.Sat) {
      return "sat";
    }
    return answer instanceof SmtAnswer.Unsat ? "unsat" : "unknown";
  }
}
