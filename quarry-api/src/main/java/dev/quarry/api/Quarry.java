package dev.quarry.api;

import org.jspecify.annotations.Nullable;

/**
 * Marks inputs, assumptions and targets in code that Quarry explores.
 *
 * <p>During an exploration these calls are replaced in the bytecode, and this class never runs. Run
 * plainly, {@code any…} has nobody to ask for a value and throws {@link NoExplorationException};
 * {@link #assume} and {@link #target} keep their plain meaning, so code that uses only these may
 * stay as it is in production.
 */
// Calls are wanted: an engine answers them.
@SuppressWarnings("DoNotCallSuggester")
public final class Quarry {
  private Quarry() {}

  /** Either truth value. */
  public static boolean anyBoolean() {
    throw new NoExplorationException("anyBoolean()");
  }

  /** Any byte. */
  public static byte anyByte() {
    throw new NoExplorationException("anyByte()");
  }

  /** Any UTF-16 code unit. */
  public static char anyChar() {
    throw new NoExplorationException("anyChar()");
  }

  /** Any short. */
  public static short anyShort() {
    throw new NoExplorationException("anyShort()");
  }

  /** Any int. */
  public static int anyInt() {
    throw new NoExplorationException("anyInt()");
  }

  /** Any long. */
  public static long anyLong() {
    throw new NoExplorationException("anyLong()");
  }

  /** Any float, NaN and the infinities included. */
  public static float anyFloat() {
    throw new NoExplorationException("anyFloat()");
  }

  /** Any double, NaN and the infinities included. */
  public static double anyDouble() {
    throw new NoExplorationException("anyDouble()");
  }

  /** Any string, but not null; {@code any(String.class)} may be null too. */
  public static String anyString() {
    throw new NoExplorationException("anyString()");
  }

  /**
   * Null, an object handed out earlier, or a new instance of {@code type} or of a subtype. Its
   * fields are inputs in their turn.
   */
  public static <T> @Nullable T any(Class<T> type) {
    throw new NoExplorationException("any(" + type.getSimpleName() + ".class)");
  }

  /**
   * Ends this run silently unless {@code condition} holds: inputs that break it are of no interest.
   *
   * @throws AssumptionFailedException if it does not hold
   */
  public static void assume(boolean condition) {
    if (!condition) {
      throw new AssumptionFailedException();
    }
  }

  /** A place that {@code quarry reach} can be asked for. Does nothing. */
  public static void target() {}
}
