package dev.quarry.engine.reproduce;

import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.program.trace.LoggedException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What came of a stack trace.
 *
 * @param trace the exception that was looked for
 * @param frames of its trace, innermost first
 * @param attempts in the order in which they were made
 * @param warnings what does not fit, each as a sentence
 * @param time what it took
 */
public record ReproduceResult(
    LoggedException trace,
    List<FrameReport> frames,
    List<Attempt> attempts,
    List<String> warnings,
    Duration time) {
  public ReproduceResult {
    frames = List.copyOf(frames);
    attempts = List.copyOf(attempts);
    warnings = List.copyOf(warnings);
  }

  /** How many frames of the program the test's exception comes through; 0 if there is none. */
  public int matched() {
    return count(FrameReport.State.MATCHED);
  }

  /** How many frames of the program the trace has. */
  public int total() {
    return matched() + count(FrameReport.State.MISSED);
  }

  private int count(FrameReport.State state) {
    return (int) frames.stream().filter(frame -> frame.state() == state).count();
  }

  /** The test, and how it was found. */
  public Optional<TargetReport> reproduced() {
    return attempts.stream()
        .flatMap(attempt -> attempt.report().stream())
        .filter(report -> report.outcome() == Outcome.REACHED)
        .findFirst();
  }

  /** The attempt that would have added the next frame; empty if there are no more. */
  public Optional<Attempt> nextMissed() {
    return attempts.stream()
        .filter(attempt -> attempt.frames() > matched())
        .reduce((outer, inner) -> inner);
  }
}
