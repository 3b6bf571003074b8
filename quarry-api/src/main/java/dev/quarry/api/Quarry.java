package dev.quarry.api;

import org.jspecify.annotations.Nullable;

/**
 * Marks inputs, assumptions and targets in code that Quarry explores.
 *
 * <p>During an exploration these calls are replaced in the bytecode, and this class never runs. Run
 * plainly, {@code any…} gives the answers that a test has prepared with {@link #answering}, and
 * throws {@link NoExplorationException} if there are none; {@link #assume} and {@link #target} keep
 * their plain meaning, so code that uses only these may stay as it is in production.
 */
// Calls are wanted: an engine answers them.
@SuppressWarnings("DoNotCallSuggester")
public final class Quarry {
  private Quarry() {}

  /** Either truth value. */
  public static boolean anyBoolean() {
    return Answers.next("anyBoolean()", Boolean.class);
  }

  /** Any byte. */
  public static byte anyByte() {
    return (byte) Answers.number("anyByte()", Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** Any UTF-16 code unit. */
  public static char anyChar() {
    return (char) Answers.number("anyChar()", Character.MIN_VALUE, Character.MAX_VALUE);
  }

  /** Any short. */
  public static short anyShort() {
    return (short) Answers.number("anyShort()", Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** Any int. */
  public static int anyInt() {
    return Answers.next("anyInt()", Integer.class);
  }

  /** Any long. */
  public static long anyLong() {
    return Answers.next("anyLong()", Long.class);
  }

  /** Any float, NaN and the infinities included. */
  public static float anyFloat() {
    return Answers.next("anyFloat()", Float.class);
  }

  /** Any double, NaN and the infinities included. */
  public static double anyDouble() {
    return Answers.next("anyDouble()", Double.class);
  }

  /** Any string, but not null; {@code any(String.class)} may be null too. */
  public static String anyString() {
    return Answers.next("anyString()", String.class);
  }

  /**
   * Null, an object handed out earlier, or a new instance of {@code type} or of a subtype. Its
   * fields are inputs in their turn.
   */
  public static <T> @Nullable T any(Class<T> type) {
    return Answers.nextOrNull("any(" + type.getSimpleName() + ".class)", type);
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

  /**
   * Prepares what {@code any…} gives on this thread in a plain run, one value after the other,
   * until the answers are closed. A test that repeats an exploration's run begins with it:
   *
   * <pre>{@code
   * try (Answers answers = Quarry.answering(41, "a")) {
   *   assertEquals(1, Foo.run());
   * }
   * }</pre>
   *
   * @param values boxes of the types asked for, where an {@code int} will do for smaller types;
   *     strings, objects and null
   */
  public static Answers answering(@Nullable Object... values) {
    return new Answers(values);
  }

  /** A place that {@code quarry reach} can be asked for. Does nothing. */
  public static void target() {}
}
