package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Ending;

/** Bounds the steps of a run: rewritten code counts down at method entries and back edges. */
public final class Fuel {
  /** Steps left; {@link #exhausted} is called when it falls below 0. */
  public static int steps = Integer.MAX_VALUE;

  private Fuel() {}

  /** Ends the run. Steps stay below 0, so handlers of the program can't go on for long. */
  public static void exhausted() {
    steps = -1;
    throw new RunEnded(
        Ending.of(Ending.Kind.TIMED_OUT, "The run made more steps than it is allowed."));
  }
}
