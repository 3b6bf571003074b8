package dev.quarry.engine.reproduce;

import dev.quarry.engine.reach.TargetReport;
import java.util.List;
import java.util.Optional;

/**
 * One rung of the ladder: an exception through so many frames was looked for, or could not be.
 *
 * @param frames of the program, counted from the innermost
 * @param entries what was called, for people; empty if nothing could be
 * @param obstacle why nothing was called, as a sentence; "" if something was
 * @param report what came of it; empty if nothing was called
 */
public record Attempt(
    int frames, List<String> entries, String obstacle, Optional<TargetReport> report) {
  public Attempt {
    entries = List.copyOf(entries);
  }
}
