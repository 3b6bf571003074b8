package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.symcretic.entry.Flattening;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Types;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Whether what must hold on the way can hold at all. */
final class Feasibility {
  /** How often the time for a question is halved, at most. */
  private static final int MOST_HALVED = 2;

  private final Solver solver;
  private final References references;
  private final Turns turns;
  private final Duration time;
  private final Clashes clashes;
  private final Types types;
  private final Ledger ledger;
  private int queries;

  /**
   * @param time for one question
   */
  Feasibility(
      Solver solver,
      References references,
      Duration time,
      Clashes clashes,
      Types types,
      Ledger ledger,
      Turns turns) {
    this.solver = solver;
    this.references = references;
    this.time = time;
    this.clashes = clashes;
    this.types = types;
    this.ledger = ledger;
    this.turns = turns;
  }

  /** The obligation with what the solver found out about it; empty if it can't be fulfilled. */
  Optional<Obligation> check(Obligation obligation) {
    List<Expr> conditions = obligation.formula().conditions();
    if (conditions.isEmpty()) {
      return Optional.of(obligation);
    }
    queries++;
    List<Expr> flat = new Flattening(references).flatten(conditions);
    Query query = Query.of(flat, turns.budget(timeFor(obligation)));
    Verdict verdict = solver.solve(query.withHint(obligation.witness()));
    if (verdict instanceof Verdict.Unsat unsat) {
      clashes.add(obligation, flat, unsat.core());
      if (types.asksForMore(unsat.core().isEmpty() ? flat : unsat.core())) {
        ledger.add(
            AssumptionCode.TYPE_NOT_TRIED,
            obligation.place(),
            "the JDK",
            "an object was taken for one of a few");
      }
      return Optional.empty();
    }
    return Optional.of(
        verdict instanceof Verdict.Sat sat
            ? obligation.withWitness(sat.model())
            : obligation.inDoubt());
  }

  /** What was not decided a step ago is not likely to be decided now. */
  private Duration timeFor(Obligation obligation) {
    return time.dividedBy(1L << Math.min(obligation.doubts(), MOST_HALVED));
  }

  /** How many questions were asked. */
  int queries() {
    return queries;
  }
}
