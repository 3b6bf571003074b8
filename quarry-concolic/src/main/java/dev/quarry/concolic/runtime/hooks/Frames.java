package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/**
 * Carries shadows over calls. The caller leaves the arguments' shadows with the token of the method
 * it calls; a rewritten callee takes them at its entry if the token is its own. So shadows are
 * never taken by a method that uninstrumented code in between happens to call first.
 */
public final class Frames {
  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  /** What tells static methods from others. */
  private static final int STATIC = 0x0008;

  private Frames() {}

  /**
   * The number that stands for a method name, descriptor and kind, the same in every process: the
   * 64-bit FNV-1a hash.
   *
   * @param access flags of the method, of which only the one for static methods counts
   */
  public static long token(String name, String descriptor, int access) {
    long hash = (FNV_OFFSET ^ (access & STATIC)) * FNV_PRIME;
    return add(add(hash, name), descriptor);
  }

  private static long add(long hash, String text) {
    long sum = hash;
    for (int i = 0; i < text.length(); i++) {
      sum = (sum ^ text.charAt(i)) * FNV_PRIME;
    }
    return sum;
  }

  /** Leaves shadows for the method called next. */
  public static void pass(long token, @Nullable Object[] shadows) {
    if (RunState.here()) {
      RunState.pass(token, shadows);
    } else if (!RunState.isInside()) {
      RunState.current().threads().noted();
    }
  }

  /**
   * Takes the shadows meant for this method; null if there are none. Those meant for another one
   * stay: loading its class may run rewritten code before it is entered.
   */
  public static @Nullable Object @Nullable [] enter(long token) {
    if (RunState.expected != token || !RunState.here()) {
      return null;
    }
    @Nullable Object[] passed = RunState.arguments;
    RunState.arguments = null;
    return passed;
  }

  /**
   * An object that is returned by a method that the JDK may have called. The JDK looks at it, and
   * not at the shadow: then it is decided which object it is, and what can't be found again is
   * told.
   *
   * @return the shadow, if the caller can take it
   */
  public static @Nullable Object returned(
      int site, @Nullable Object value, @Nullable Object shadow) {
    return RunState.at(site).calls().returned(site, value, shadow);
  }

  /**
   * A primitive result of a method that the JDK may have called. The JDK looks at the value and not
   * at the shadow: then the value is pinned, and other runs try others.
   *
   * @return the shadow, if the caller can take it
   */
  public static @Nullable Object answer(int site, Object value, Object shadow) {
    return RunState.at(site).calls().answer(site, value, shadow);
  }
}
