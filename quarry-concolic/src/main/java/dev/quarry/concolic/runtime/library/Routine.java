package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/** A call of a JDK method that keeps track of shadows. */
public interface Routine {
  /**
   * Makes the call.
   *
   * @param args boxed, receiver first
   * @return the result and its shadow
   * @throws Throwable what the method throws
   */
  @SuppressWarnings("ThrowSpecificity")
  Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable;
}
