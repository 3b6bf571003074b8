package dev.quarry.solver.smt.child;

import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Makes sure that a core has assumptions only where they are needed.
 *
 * <p>Cores are not minimal, so an assumption in one proves nothing. Whether a refutation holds
 * without assumptions decides between a proof and "unknown within our bounds", which is worth a
 * second query.
 */
final class AssumptionCheck implements SmtBackend {
  private final SmtBackend solver;

  AssumptionCheck(SmtBackend solver) {
    this.solver = solver;
  }

  @Override
  public SmtAnswer check(SmtScript script, Duration timeout) {
    SmtAnswer answer = solver.check(script, timeout);
    if (!(answer instanceof Unsat unsat) || !script.needsAssumptions(unsat)) {
      return answer;
    }
    // All of them: those of the core may need the assumption where others would have done without.
    List<Integer> required =
        IntStream.range(0, script.assertions().size())
            .filter(i -> !script.isAssumption(i))
            .boxed()
            .toList();
    SmtScript strict =
        new SmtScript(
            script.declarations(),
            required.stream().map(script.assertions()::get).toList(),
            List.of());
    Duration left = timeout.minus(answer.elapsed());
    SmtAnswer second = solver.check(strict, left.isNegative() ? Duration.ZERO : left);
    Duration both = answer.elapsed().plus(second.elapsed());
    return second instanceof Unsat proof
        ? new Unsat(proof.core().stream().map(required::get).toList(), both)
        : new Unsat(unsat.core(), both);
  }

  @Override
  public SmtAnswer check(RawScript script, Duration timeout) {
    return solver.check(script, timeout);
  }

  @Override
  public void close() {
    solver.close();
  }
}
