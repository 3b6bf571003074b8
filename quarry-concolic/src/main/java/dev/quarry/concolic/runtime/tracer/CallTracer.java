package dev.quarry.concolic.runtime.tracer;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Is told what is passed to calls that may leave rewritten code, and what comes back. */
public interface CallTracer {
  default void pass(
      int site,
      @Nullable Object receiver,
      int token,
      @Nullable Object[] args,
      @Nullable Expr[] shadows) {}

  default @Nullable Expr result(int site, @Nullable Object receiver) {
    return null;
  }

  default void escape(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {}

  default @Nullable Expr answer(int site, Object value, Expr shadow) {
    return shadow;
  }
}
