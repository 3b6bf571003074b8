package dev.quarry.lab.walk;

import java.time.Duration;

/**
 * One contender's try at one benchmark.
 *
 * @param ending how it ended
 * @param time how long it took
 * @param link who in the contender answered; empty if nobody did
 */
public record Attempt(Ending ending, Duration time, String link) {
  /** Whether a solution was found that plain Java confirms. */
  public boolean solved() {
    return ending == Ending.SOLVED;
  }
}
