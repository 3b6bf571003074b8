package dev.quarry.lab.soundness.oracle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Where probes in a program's code report to. It is never used as it is: every {@link ProbedLoader}
 * defines a copy, so that each run has a record of its own.
 */
public final class LineRecord {
  /** What takes more steps was not generated, but made by cutting pieces off. */
  private static final int MOST_STEPS = 200_000;

  private static final BitSet LINES = new BitSet();
  private static final List<Throwable> CAUGHT = new ArrayList<>();
  private static int steps;

  private LineRecord() {}

  /** A line begins. */
  public static void line(int number) {
    LINES.set(number);
    if (++steps > MOST_STEPS) {
      throw new Error("endless");
    }
  }

  /** A handler begins. */
  public static void caught(Throwable exception) {
    CAUGHT.add(exception);
  }

  /** All lines so far. */
  public static BitSet lines() {
    return (BitSet) LINES.clone();
  }

  /** All exceptions that handlers got. */
  public static List<Throwable> exceptions() {
    return List.copyOf(CAUGHT);
  }

  /** Whether the run was cut off. */
  public static boolean isEndless() {
    return steps > MOST_STEPS;
  }
}
