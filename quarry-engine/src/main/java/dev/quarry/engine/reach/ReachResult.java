package dev.quarry.engine.reach;

import java.time.Duration;
import java.util.List;

/**
 * What came of all targets.
 *
 * @param targets in the order in which they were asked for
 * @param refused why others mean nothing, a sentence for each
 * @param time what it took
 */
public record ReachResult(List<TargetReport> targets, List<String> refused, Duration time) {
  public ReachResult {
    targets = List.copyOf(targets);
    refused = List.copyOf(refused);
  }

  /** The same, where other targets meant nothing. */
  ReachResult without(List<String> others) {
    return new ReachResult(targets, others, time);
  }

  /** Whether some target has this outcome. */
  public boolean has(Outcome outcome) {
    return targets.stream().anyMatch(target -> target.outcome() == outcome);
  }
}
