package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import java.util.Optional;

/** A question for each branch that is open. */
final class BackwardOnly implements Policy {
  private final BranchQuestions questions;

  BackwardOnly(BranchQuestions questions) {
    this.questions = questions;
  }

  @Override
  public Optional<Action> next() {
    int branch = questions.next();
    return branch == BranchQuestions.NONE
        ? Optional.empty()
        : Optional.of(new Action(Action.Kind.ASK_BACKWARDS, () -> questions.ask(branch)));
  }
}
