package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.endings.Caller;
import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.expr.Expr;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Carries shadows over calls. The caller leaves the arguments' shadows with the token of the method
 * it calls; a rewritten callee takes them at its entry if the token is its own. So shadows are
 * never taken by a method that uninstrumented code in between happens to call first.
 */
public final class Frames {
  /** The shadows on their way into a callee, receiver first; null if none is symbolic. */
  public static @Nullable Expr @Nullable [] arguments;

  /** The shadow of the value returned last. */
  public static @Nullable Expr result;

  private static int expected;
  private static final Map<String, Integer> TOKENS = new HashMap<>();

  private Frames() {}

  /** The number that stands for a method name and descriptor in this process. */
  public static synchronized int token(String name, String descriptor) {
    return TOKENS.computeIfAbsent(name + descriptor, any -> TOKENS.size() + 1);
  }

  /** Leaves shadows for the method called next. */
  public static void pass(int token, @Nullable Expr[] shadows) {
    if (Run.here()) {
      expected = token;
      arguments = shadows;
    } else {
      Run.noteOtherThread();
    }
  }

  /** Takes the shadows meant for this method; null if there are none. */
  public static @Nullable Expr @Nullable [] enter(int token) {
    if (!Run.here()) {
      return null;
    }
    @Nullable Expr[] passed = arguments;
    arguments = null;
    return expected == token ? passed : null;
  }

  /** Forgets what is on its way. */
  public static void clear() {
    arguments = null;
    result = null;
  }

  /**
   * A primitive result of a method that the JDK may have called. The JDK looks at the value and not
   * at the shadow: then the value is pinned, and other runs try others.
   *
   * @return the shadow, if the caller can take it
   */
  public static @Nullable Expr answer(int site, Object value, Expr shadow) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null || Caller.isOfProgram()) {
        return shadow;
      }
      run.pin(site, shadow, Contents.constant(run.factory(), value));
      return null;
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }
}
