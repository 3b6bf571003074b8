package dev.quarry.lab.soundness.oracle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Where probes in a program's code report to. It is never used as it is: every {@link ProbedLoader}
 * defines a copy, so that each run has a record of its own.
 */
public final class LineRecord {
  /** What takes more steps was not generated, but made by cutting pieces off. */
  private static final int MOST_STEPS = 200_000;

  private static final BitSet LINES = new BitSet();
  private static final List<Throwable> CAUGHT = new ArrayList<>();
  private static final List<Integer> DEPTHS = new ArrayList<>();
  private static final AtomicInteger STEPS = new AtomicInteger();

  private LineRecord() {}

  /** A line begins. */
  public static void line(int number) {
    LINES.set(number);
    if (STEPS.incrementAndGet() > MOST_STEPS) {
      throw new Error("endless");
    }
  }

  /** A handler begins. */
  public static void caught(Throwable exception) {
    CAUGHT.add(exception);
    DEPTHS.add(new Throwable().getStackTrace().length - 1);
  }

  /** All lines so far. */
  public static BitSet lines() {
    return (BitSet) LINES.clone();
  }

  /** Forgets what was executed before the call. */
  public static void restart() {
    LINES.clear();
  }

  /** All exceptions that handlers got. */
  public static List<Throwable> exceptions() {
    return List.copyOf(CAUGHT);
  }

  /** For each of them, how many calls deep the handler was. */
  public static List<Integer> depths() {
    return List.copyOf(DEPTHS);
  }

  /** Whether the run was cut off. */
  public static boolean isEndless() {
    return STEPS.get() > MOST_STEPS;
  }
}
