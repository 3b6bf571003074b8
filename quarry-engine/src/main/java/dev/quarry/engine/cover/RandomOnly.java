package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Random runs only, each driver for about the same time, however long its runs take. */
final class RandomOnly implements Policy {
  private final Map<DriverState, Double> spent = new LinkedHashMap<>();
  private final Predicate<DriverState> worthwhile;
  private final Actions actions;
  private final ActionCosts costs;

  /**
   * @param worthwhile whose turn it may be
   */
  RandomOnly(
      List<DriverState> approaches,
      Predicate<DriverState> worthwhile,
      Actions actions,
      ActionCosts costs) {
    this.worthwhile = worthwhile;
    this.actions = actions;
    this.costs = costs;
    approaches.forEach(approach -> spent.put(approach, 0.0));
  }

  @Override
  public Optional<Action> next() {
    DriverState next = null;
    double least = Double.POSITIVE_INFINITY;
    for (Map.Entry<DriverState, Double> entry : spent.entrySet()) {
      if (entry.getValue() < least && hasTurn(entry.getKey())) {
        next = entry.getKey();
        least = entry.getValue();
      }
    }
    DriverState chosen = next;
    return chosen == null
        ? Optional.empty()
        : Optional.of(new Action(kind(chosen), () -> perform(chosen)));
  }

  private boolean hasTurn(DriverState approach) {
    return approach.isUsable()
        && !(approach.isStarted() && approach.random().isConstant())
        && worthwhile.test(approach);
  }

  private static Action.Kind kind(DriverState approach) {
    return approach.isStarted() ? Action.Kind.RANDOM_BATCH : Action.Kind.FIRST_RUN;
  }

  private void perform(DriverState approach) throws InterruptedException {
    long start = System.nanoTime();
    if (approach.isStarted()) {
      actions.random(approach, Greedy.batch(approach));
    } else {
      actions.start(approach);
    }
    spent.merge(approach, costs.since(start), Double::sum);
  }
}
