package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.expr.Expr;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Shadows as rewritten code passes them. Hooks lie where expressions are not known, inside {@code
 * java.base} if the JDK is rewritten, so to them shadows are objects.
 */
public final class Passed {
  private Passed() {}

  /** The shadows in an array that a hook was given. */
  public static @Nullable Expr[] shadows(@Nullable Object[] passed) {
    return passed instanceof Expr[] shadows
        ? shadows
        : Arrays.copyOf(passed, passed.length, Expr[].class);
  }

  /** The shadow of what was returned last; null if it has none. */
  public static @Nullable Expr result() {
    return (Expr) RunState.result;
  }
}
