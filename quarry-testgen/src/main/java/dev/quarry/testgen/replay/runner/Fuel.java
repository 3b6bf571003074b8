package dev.quarry.testgen.replay.runner;

/**
 * How many times a mutant may go round its loops: one that never ends would cost the process. The
 * only class of the runner that classes of the program know, and only if they are mutants.
 */
public final class Fuel {
  /** Tests that people read don't loop that long. */
  private static final int FULL = 2_000_000;

  /** Only one probe runs at a time; what threads of the program burn need not be exact. */
  private static int left = FULL;

  private Fuel() {}

  static void fill() {
    left = FULL;
  }

  /** Called whenever a mutant jumps backwards. */
  public static void burn() {
    if (--left < 0) {
      throw new Spent();
    }
  }

  /** What no program catches on purpose. */
  static final class Spent extends Error {
    private static final long serialVersionUID = 1;

    Spent() {
      super("The mutant does not end.", null, false, false);
    }
  }
}
