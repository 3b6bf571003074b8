package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** One run of each driver: nothing is known about a method that never ran, and one run is cheap. */
final class FirstRuns implements Policy {
  private final List<DriverState> approaches;
  private final Actions actions;
  private int next;

  /**
   * @param which of the drivers to run
   */
  FirstRuns(List<DriverState> approaches, Predicate<DriverState> which, Actions actions) {
    this.approaches = approaches.stream().filter(which).toList();
    this.actions = actions;
  }

  @Override
  public Optional<Action> next() {
    while (next < approaches.size()) {
      DriverState approach = approaches.get(next++);
      if (!approach.isStarted()) {
        return Optional.of(new Action(Action.Kind.FIRST_RUN, () -> actions.start(approach)));
      }
    }
    return Optional.empty();
  }
}
