package dev.quarry.engine.cover;

import java.util.List;
import java.util.Optional;

/** Random runs only, each driver in turn for about the same time. */
final class RandomOnly implements Strategy {
  private final List<Approach> approaches;
  private final Actions actions;
  private int turn;

  RandomOnly(List<Approach> approaches, Actions actions) {
    this.approaches = List.copyOf(approaches);
    this.actions = actions;
  }

  @Override
  public Optional<Action> next() {
    for (int i = 0; i < approaches.size(); i++) {
      Approach approach = approaches.get(turn++ % approaches.size());
      if (!approach.isStarted()) {
        return Optional.of(() -> actions.start(approach));
      }
      if (approach.isUsable() && !approach.random().isConstant()) {
        return Optional.of(() -> actions.random(approach, Greedy.batch(approach)));
      }
    }
    return Optional.empty();
  }
}
