package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.symcretic.entry.EntryFormula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.MissingClasses;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Solves formulas at entries and runs the inputs that come out. */
final class EntryTrials {
  /** An input that was run. */
  private record Input(MethodId entry, Model model) {}

  private final Codes codes;
  private final MissingClasses missing;
  private final Solver solver;
  private final References references;
  private final Trial trial;
  private final Ledger ledger;
  private final Clashes clashes;
  private final Retries retries;
  private final Turns turns;
  private final Set<Input> tried = new HashSet<>();
  private int queries;
  private int turnedAway;
  private int refuted;

  EntryTrials(
      Codes codes,
      Solver solver,
      References references,
      Trial trial,
      Ledger ledger,
      Clashes clashes,
      Retries retries,
      Turns turns) {
    this.codes = codes;
    this.missing = new MissingClasses(codes.hierarchy());
    this.solver = solver;
    this.references = references;
    this.trial = trial;
    this.ledger = ledger;
    this.clashes = clashes;
    this.retries = retries;
    this.turns = turns;
  }

  /** Looks for an input, for so long at most; null if none is seen to reach the target. */
  BackwardResult.@Nullable Reached reach(Obligation obligation, Duration time) {
    List<Expr> conditions = conditions(obligation);
    boolean isCut = turns.budget().remaining().compareTo(time) < 0;
    Verdict verdict = solve(conditions, isCut ? turns.budget() : turns.budget(time));
    if (verdict instanceof Verdict.Unsat) {
      clashes.add(obligation);
      return null;
    }
    if (verdict instanceof Verdict.Sat && isTaken(obligation, conditions)) {
      ledger.addAll(obligation.open());
      return null;
    }
    Model model =
        verdict instanceof Verdict.Sat sat ? sat.model() : ((Verdict.Unknown) verdict).candidate();
    boolean isNew = tried.add(new Input(obligation.method(), model));
    if (isNew && trial.reaches(obligation.method(), model)) {
      return new BackwardResult.Reached(obligation.method(), model, way(obligation));
    }
    turnedAway += isNew ? 1 : 0;
    if (verdict instanceof Verdict.Unknown unknown) {
      undecided(obligation, unknown, time, isCut);
    } else {
      refuted++;
      ledger.addAll(obligation.open());
      ledger.add(AssumptionCode.TURNED_AWAY, obligation.place());
    }
    return null;
  }

  /** A lifted way says nothing that ways through the iterations of its loop do not say. */
  private boolean isTaken(Obligation obligation, List<Expr> conditions) {
    int own = obligation.formula().conditions().size();
    return !obligation.isLifted()
        && trial.takes(
            obligation.method(),
            new Trial.Way(conditions.subList(0, own), conditions.subList(own, conditions.size())));
  }

  private List<Expr> conditions(Obligation obligation) {
    Code code = codes.of(obligation.method());
    var entry = new EntryFormula(references, codes, code, obligation.level());
    List<Expr> conditions = entry.of(obligation.formula().conditions());
    ledger.addAll(entry.assumptions());
    ledger.addAll(missing.of(obligation.method()));
    return conditions;
  }

  private Verdict solve(List<Expr> conditions, Budget budget) {
    if (conditions.isEmpty()) {
      return new Verdict.Sat(Model.EMPTY);
    }
    queries++;
    return solver.solve(Query.of(conditions, budget));
  }

  /** What waits for another try may be refuted yet, and then rests on nothing. */
  private void undecided(
      Obligation obligation, Verdict.Unknown unknown, Duration time, boolean isCut) {
    if (isCut && turns.budget().expired()) {
      retries.addInterrupted(obligation, time);
      return;
    }
    boolean isTimeUp = unknown.reason() == Verdict.Reason.TIME_OUT;
    if (isTimeUp && retries.add(obligation, time, turns.elapsed())) {
      return;
    }
    ledger.addAll(obligation.open());
    if (!obligation.isLifted()) {
      ledger.add(AssumptionCode.UNDECIDED_CONDITION, obligation.place(), unknown.reason().text());
    }
  }

  private List<Stage> way(Obligation first) {
    List<Stage> stages = new ArrayList<>();
    for (Obligation at = first; at != null; at = at.later()) {
      stages.add(Stage.of(at, at.formula().conjuncts(), references.variables()));
    }
    return stages;
  }

  /** How many questions were asked. */
  int queries() {
    return queries;
  }

  /** How many inputs were run that did not reach the target. */
  int turnedAway() {
    return turnedAway;
  }

  /** How many solutions, rather than guesses, did not lead to the target. */
  int refuted() {
    return refuted;
  }
}
