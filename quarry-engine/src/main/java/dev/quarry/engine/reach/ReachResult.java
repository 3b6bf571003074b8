package dev.quarry.engine.reach;

import java.time.Duration;
import java.util.List;

/**
 * What came of all targets.
 *
 * @param targets in the order in which they were asked for
 * @param time what it took
 */
public record ReachResult(List<TargetReport> targets, Duration time) {
  public ReachResult {
    targets = List.copyOf(targets);
  }

  /** Whether some target has this outcome. */
  public boolean has(Outcome outcome) {
    return targets.stream().anyMatch(target -> target.outcome() == outcome);
  }
}
