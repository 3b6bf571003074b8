package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import java.util.Optional;

/** A question for each branch that is open. */
final class BackwardOnly implements Policy {
  private final Inquiry inquiry;

  BackwardOnly(Inquiry inquiry) {
    this.inquiry = inquiry;
  }

  @Override
  public Optional<Action> next() {
    int branch = inquiry.next();
    return branch == Inquiry.NONE
        ? Optional.empty()
        : Optional.of(new Action(Action.Kind.ASK_BACKWARDS, () -> inquiry.ask(branch)));
  }
}
