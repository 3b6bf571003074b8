package dev.quarry.search.stop;

import java.time.Duration;
import java.util.Optional;

/** The rules there are. */
public final class StopRules {
  private StopRules() {}

  /** After so many runs. */
  public static StopRule runs(long limit) {
    return progress -> when(progress.runs() >= limit, "runs");
  }

  /** After so much time. */
  public static StopRule time(Duration limit) {
    return progress -> when(progress.elapsed().compareTo(limit) >= 0, "time");
  }

  /** When so many of all outcomes of jumps and switches were taken, in percent. */
  public static StopRule coverage(double percent) {
    return progress ->
        when(
            progress.coveredOutcomes() * 100.0 >= percent * progress.allOutcomes(),
            "coverage goal");
  }

  /** When nothing is left to try, and nobody is trying anything that could open more. */
  public static StopRule nothingLeft() {
    return progress ->
        when(
            progress.runs() > 0 && progress.open() == 0 && progress.inFlight() == 0,
            "nothing left to try");
  }

  private static Optional<String> when(boolean stops, String reason) {
    return stops ? Optional.of(reason) : Optional.empty();
  }
}
