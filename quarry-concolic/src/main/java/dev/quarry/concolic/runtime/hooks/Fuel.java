package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.Ending;

/**
 * Bounds the steps of a run, and how deep its calls are nested: rewritten code counts down steps at
 * method entries and back edges, and the depth at method entries, where that is limited.
 */
public final class Fuel {
  /** Steps left; {@link #exhausted} is called when it falls below 0. */
  public static int steps = Integer.MAX_VALUE;

  /** How many more calls may be nested here; {@link #tooDeep} is called when it gets below 0. */
  public static int depth = Integer.MAX_VALUE;

  private Fuel() {}

  /** Ends the run: the method just entered is deeper than calls are followed. */
  public static void tooDeep() {
    throw new RunEnded(
        Ending.of(Ending.Kind.CALL_TOO_DEEP, "Calls are nested deeper than they are followed."));
  }

  /** Ends the run. Steps stay below 0, so handlers of the program can't go on for long. */
  public static void exhausted() {
    steps = -1;
    throw new RunEnded(
        Ending.of(Ending.Kind.TIMED_OUT, "The run made more steps than it is allowed."));
  }
}
