package dev.quarry.concolic.runtime.hooks;

/**
 * Bounds the steps of a run, and how deep its calls are nested: rewritten code counts down {@link
 * RunState#steps} at method entries and back edges, and {@link RunState#depth} at method entries,
 * where that is limited.
 */
public final class Fuel {
  private Fuel() {}

  /** Ends the run: the method just entered is deeper than calls are followed. */
  public static void tooDeep() {
    RunState.current().fuel().tooDeep();
  }

  /** Ends the run. Steps stay below 0, so handlers of the program can't go on for long. */
  public static void exhausted() {
    RunState.steps = -1;
    RunState.current().fuel().exhausted();
  }
}
