package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import java.util.List;
import java.util.Optional;

/** Solving only, in the order of the trees' own searchers, each driver in turn. */
final class Searching implements Policy {
  private final List<DriverState> approaches;
  private final Actions actions;
  private int turn;

  Searching(List<DriverState> approaches, Actions actions) {
    this.approaches = List.copyOf(approaches);
    this.actions = actions;
  }

  @Override
  public Optional<Action> next() {
    for (int i = 0; i < approaches.size(); i++) {
      DriverState approach = approaches.get(turn++ % approaches.size());
      if (!approach.isStarted()) {
        return Optional.of(new Action(Action.Kind.FIRST_RUN, () -> actions.start(approach)));
      }
      if (approach.isUsable() && approach.step().counts().open() > 0) {
        return Optional.of(new Action(Action.Kind.FLIP, () -> actions.flip(approach)));
      }
    }
    return Optional.empty();
  }
}
