package dev.quarry.engine.check;

import dev.quarry.program.Branch;
import dev.quarry.search.strategy.CoverageDistance;
import dev.quarry.search.tree.Way;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Signal;
import dev.quarry.spec.monitor.Monitor;
import dev.quarry.spec.weave.WovenMonitor;
import dev.quarry.testgen.driver.SequenceDriver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far a way is from a violation (Kähkönen, chapter 5): the fewest events from the state that
 * the monitor is in once the way was taken, and among equals the fewest calls. The state is known
 * from the place of the last choice of a call, or of the last condition that a monitor asked for.
 */
final class ViolationDistance implements CoverageDistance {
  /** More than there are calls in a sequence. */
  private static final double PER_EVENT = 64;

  private static final double END = FAR * PER_EVENT;

  private final Map<Branch, Double> known = new HashMap<>();
  private final Monitor monitor;
  private final double otherwise;

  /**
   * @param isOfReceiver whether the states of the driver's choices are those of the monitor
   */
  ViolationDistance(WovenMonitor woven, SequenceDriver driver, boolean isOfReceiver) {
    this.monitor = woven.monitor();
    this.otherwise = cost(monitor.distance(0), 0);
    woven.distances().forEach((branch, events) -> known.put(branch, cost(events, 0)));
    driver
        .choices()
        .forEach(
            (branch, choice) ->
                known.put(
                    branch,
                    choice.call() < 0
                        ? END
                        : cost(
                            isOfReceiver ? after(monitor, driver, choice) : monitor.distance(0),
                            choice.round() + 1)));
  }

  /** In a state of the monitor: a positive number. */
  double in(int state) {
    int events = monitor.distance(state);
    return events == Monitor.NEVER ? FAR : Math.max(1, events);
  }

  private static double cost(int events, int calls) {
    return events == Monitor.NEVER ? END : 1 + events * PER_EVENT + calls;
  }

  /** The fewest events that are left after a call at best. */
  private static int after(Monitor monitor, SequenceDriver driver, SequenceDriver.Choice choice) {
    String method = driver.sequence().calls().get(choice.call()).method().name();
    int best = Monitor.NEVER;
    for (int called : states(monitor, choice.state(), new Signal(Moment.CALL, method))) {
      // A driver that makes a call that is not allowed breaks the rules itself.
      if (!monitor.rejects(called) || called == choice.state()) {
        for (Moment moment : List.of(Moment.RETURN, Moment.THROW)) {
          for (int left : states(monitor, called, new Signal(moment, method))) {
            best = Math.min(best, monitor.distance(left));
          }
        }
      }
    }
    return best;
  }

  private static List<Integer> states(Monitor monitor, int from, Signal signal) {
    int number = monitor.alphabet().signals().indexOf(signal);
    return number < 0
        ? List.of(from)
        : new ArrayList<>(monitor.choice(from, number).targets().distinct().toList());
  }

  @Override
  public double from(Way way) {
    Optional<Way> at = Optional.of(way);
    while (at.isPresent()) {
      Way here = at.get();
      Double cost =
          known.get(
              new Branch(
                  here.site().location().method(),
                  here.site().location().instruction(),
                  here.outcome()));
      if (cost != null) {
        return cost;
      }
      at = here.previous();
    }
    return otherwise;
  }
}
