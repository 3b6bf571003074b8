package dev.quarry.engine.cover;

import java.util.List;
import java.util.Optional;

/** One run of each driver, and then a question for each branch that is open. */
final class BackwardOnly implements Strategy {
  private final List<Approach> approaches;
  private final Actions actions;
  private final Inquiry inquiry;

  BackwardOnly(List<Approach> approaches, Actions actions, Inquiry inquiry) {
    this.approaches = List.copyOf(approaches);
    this.actions = actions;
    this.inquiry = inquiry;
  }

  @Override
  public Optional<Action> next() {
    for (Approach approach : approaches) {
      if (!approach.isStarted()) {
        return Optional.of(() -> actions.start(approach));
      }
    }
    int branch = inquiry.next();
    return branch == Inquiry.NONE ? Optional.empty() : Optional.of(() -> inquiry.ask(branch));
  }
}
