package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/** Calls of JDK methods whose meaning is known. */
public final class Library {
  private Library() {}

  /** Whether {@link #invoke} can make the call; the receiver is null for static methods. */
  public static boolean covers(int site, @Nullable Object receiver) {
    return RunState.at(site).library().covers(site, receiver);
  }

  /**
   * Makes the call. The result's shadow is left in {@link RunState#result}; what the method throws
   * is thrown.
   *
   * @param args boxed, receiver first
   * @param shadows in the same order
   * @return the result, boxed; null for void
   */
  @SuppressWarnings("ThrowSpecificity")
  public static @Nullable Object invoke(
      int site, @Nullable Object[] args, @Nullable Object[] shadows) throws Throwable {
    return RunState.at(site).library().invoke(site, args, shadows);
  }

  /** Before a constructor of a JDK class; arguments without the receiver. */
  public static void constructing(int site, @Nullable Object[] args, @Nullable Object[] shadows) {
    RunState.at(site).library().constructing(site, args, shadows);
  }

  /** After it. */
  public static void constructed(
      int site, Object made, @Nullable Object[] args, @Nullable Object[] shadows) {
    RunState.at(site).library().constructed(site, made, args, shadows);
  }

  /** Before a constructor of a JDK class whose object the runtime does not get to know. */
  public static void inheriting(int site, @Nullable Object[] args, @Nullable Object[] shadows) {
    RunState.at(site).library().inheriting(site, args, shadows);
  }

  /**
   * String concatenation with arguments boxed; the shadow is left in {@link RunState#result}.
   *
   * @param recipe as the JDK's, with constants inline
   * @param args without the constants
   */
  public static String concat(
      int site, String recipe, @Nullable Object[] args, @Nullable Object[] shadows) {
    return RunState.at(site).library().concat(site, recipe, args, shadows);
  }
}
