package dev.quarry.concolic.guard.boot;

/**
 * Time as the program sees it: starts at the same instant in every run and moves by a millisecond
 * each time someone looks, so that loops that wait for a deadline end.
 */
public final class Ticks {
  /** 2024-01-01T00:00:00Z. */
  public static final long START_MILLIS = 1_704_067_200_000L;

  private static final long NANOS_PER_MILLI = 1_000_000L;

  private static volatile long elapsed;

  private Ticks() {}

  /** Back to the start. */
  public static void reset() {
    // Most runs don't look, and a lock takes longer than some of them.
    if (elapsed != 0) {
      restart();
    }
  }

  /** Whether somebody has looked. */
  public static boolean isUsed() {
    return elapsed != 0;
  }

  private static synchronized void restart() {
    elapsed = 0;
  }

  /** As if so many milliseconds had passed. */
  public static synchronized void pass(long millis) {
    elapsed += Math.max(0, millis);
  }

  /** For the JDK. */
  public static long currentTimeMillis() {
    Dependence.note(Dependence.CLOCK);
    return millis();
  }

  /** For the JDK. */
  public static long nanoTime() {
    Dependence.note(Dependence.CLOCK);
    return nanos();
  }

  /** For whoever tells himself that a clock was read. */
  public static long millis() {
    return Gate.isProgram() ? START_MILLIS + next() : System.currentTimeMillis();
  }

  /** For whoever tells himself that a clock was read, or makes a seed of it. */
  public static long nanos() {
    return Gate.isProgram() ? next() * NANOS_PER_MILLI : System.nanoTime();
  }

  /** What {@code jdk.internal.misc.VM#getNanoTimeAdjustment} would say, if this is a program's. */
  public static long nanoAdjustment(long offsetSeconds, long real) {
    Dependence.note(Dependence.CLOCK);
    return Gate.isProgram()
        ? (START_MILLIS + next() - offsetSeconds * 1000) * NANOS_PER_MILLI
        : real;
  }

  private static synchronized long next() {
    return ++elapsed;
  }
}
