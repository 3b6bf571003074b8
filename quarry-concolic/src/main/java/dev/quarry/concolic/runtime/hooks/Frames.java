package dev.quarry.concolic.runtime.hooks;

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
  private static final Map<String, Integer> TOKENS = new HashMap<>();

  private Frames() {}

  /** The number that stands for a method name and descriptor in this process. */
  public static synchronized int token(String name, String descriptor) {
    return TOKENS.computeIfAbsent(name + descriptor, any -> TOKENS.size() + 1);
  }

  /** Leaves shadows for the method called next. */
  public static void pass(int token, @Nullable Expr[] shadows) {
    if (RunState.here()) {
      RunState.expected = token;
      RunState.arguments = shadows;
    } else {
      RunState.current().threads().noted();
    }
  }

  /** Takes the shadows meant for this method; null if there are none. */
  public static @Nullable Expr @Nullable [] enter(int token) {
    if (!RunState.here()) {
      return null;
    }
    @Nullable Expr[] passed = RunState.arguments;
    RunState.arguments = null;
    return RunState.expected == token ? passed : null;
  }

  /**
   * A primitive result of a method that the JDK may have called. The JDK looks at the value and not
   * at the shadow: then the value is pinned, and other runs try others.
   *
   * @return the shadow, if the caller can take it
   */
  public static @Nullable Expr answer(int site, Object value, Expr shadow) {
    return RunState.at(site).calls().answer(site, value, shadow);
  }
}
