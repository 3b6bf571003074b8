package dev.quarry.engine.cover;

import java.util.Optional;

/** A question for each branch that is open. */
final class BackwardOnly implements Strategy {
  private final Inquiry inquiry;

  BackwardOnly(Inquiry inquiry) {
    this.inquiry = inquiry;
  }

  @Override
  public Optional<Action> next() {
    int branch = inquiry.next();
    return branch == Inquiry.NONE ? Optional.empty() : Optional.of(() -> inquiry.ask(branch));
  }
}
