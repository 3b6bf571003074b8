package dev.quarry.engine.cover;

import java.util.List;
import java.util.Optional;

/** Solving only, in the order of the trees' own searchers, each driver in turn. */
final class Searching implements Strategy {
  private final List<Approach> approaches;
  private final Actions actions;
  private final Solving solving;
  private int turn;

  Searching(List<Approach> approaches, Actions actions, Solving solving) {
    this.approaches = List.copyOf(approaches);
    this.actions = actions;
    this.solving = solving;
  }

  @Override
  public Optional<Action> next() {
    for (int i = 0; i < approaches.size(); i++) {
      Approach approach = approaches.get(turn++ % approaches.size());
      if (!approach.isStarted()) {
        return Optional.of(() -> actions.start(approach));
      }
      if (approach.isUsable() && approach.tree().counts().open() > 0) {
        return Optional.of(() -> solving.follow(approach));
      }
    }
    return Optional.empty();
  }
}
