package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import dev.quarry.program.MethodBody;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.program.targets.Goal;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Jumps;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What must hold where, for a goal to be reached with the next step. */
final class GoalObligations {
  private final Codes all;
  private final FollowedCodes codes;
  private final Steps steps;
  private final References references;
  private final Ledger ledger;
  private final ThrowChoices throwers;

  GoalObligations(Codes codes, Steps steps, References references, Limits limits, Ledger ledger) {
    this.all = codes;
    this.ledger = ledger;
    this.codes = new FollowedCodes(codes, ledger);
    this.steps = steps;
    this.references = references;
    this.throwers = new ThrowChoices(codes, steps, references, limits, ledger);
  }

  List<Obligation> of(Collection<Goal> goals) {
    List<Obligation> first = new ArrayList<>();
    for (Goal goal : goals) {
      ledger.addAll(steps.missing().of(goal.location().method()));
      Optional<Code> code = codes.of(goal.location().method(), goal.location());
      if (code.isPresent() && code.get().isReachable(goal.location().instruction())) {
        first.addAll(of(code.get(), goal));
      }
    }
    return first;
  }

  private List<Obligation> of(Code code, Goal goal) {
    int number = goal.location().instruction();
    Site site = new Site(code, number, 0, references);
    if (goal instanceof Goal.Taking taking) {
      Formula must =
          Formula.TRUE.and(Jumps.condition(site, taking.branch().outcome()), site.location());
      return List.of(Obligation.at(code.id(), number, must));
    }
    if (goal instanceof Goal.Failing failing) {
      noteInitialisers(code, failing);
      Expr thrown = references.variables().stack(0, 0, Sort.REF);
      Formula must =
          Formula.TRUE.and(
              steps.types().isInstance(site, thrown, failing.exception()), site.location());
      // Whether and where it is caught does not matter.
      return throwers.anyhow(code, number, Obligation.at(code.id(), number, must));
    }
    return List.of(Obligation.at(code.id(), number, Formula.TRUE));
  }

  /**
   * A goal is a call, a throw or a fault; an initialiser fails wherever the line first needs it.
   */
  private void noteInitialisers(Code code, Goal.Failing goal) {
    if (ThrowChoices.FAILED_INITIALISERS.stream()
        .noneMatch(error -> steps.catches(error, goal.exception()))) {
      return;
    }
    MethodBody body = code.body();
    int line = body.line(goal.location().instruction());
    for (int number = 0; number < body.size(); number++) {
      if (body.line(number) == line && steps.initialisations(all).at(body, number).mayThrow()) {
        ledger.add(
            AssumptionCode.FIRST_VALUE,
            body.at(number),
            "Whether the initialiser that runs here fails");
      }
    }
  }
}
