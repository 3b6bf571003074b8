package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.hooks.RunEnded;

/**
 * Failures of hooks. A program that catches every exception would catch these, too, and go on with
 * a path that is not its own; so each hook ends the run in their place, which no program catches.
 */
public final class Failure {
  private Failure() {}

  /**
   * Ends the run if an exception that leaves a hook is Quarry's own fault. Returns if a hook threw
   * it for the program, which then has to get it.
   */
  public static void check(Throwable thrown) {
    if (Endings.isFailureOfOurs(thrown)) {
      throw new RunEnded(Endings.of(thrown));
    }
  }
}
