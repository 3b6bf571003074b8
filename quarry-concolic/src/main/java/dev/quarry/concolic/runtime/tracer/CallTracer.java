package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Is told what is passed to calls that may leave rewritten code, and what comes back. */
public interface CallTracer<E> {
  default void pass(
      int site,
      @Nullable Object receiver,
      long token,
      @Nullable Object[] args,
      @Nullable Object[] shadows) {}

  default @Nullable E result(int site, @Nullable Object receiver) {
    return null;
  }

  default void escape(int site, @Nullable Object[] args, @Nullable Object[] shadows) {}

  default @Nullable E returned(int site, @Nullable Object value, @Nullable E shadow) {
    return shadow;
  }

  default @Nullable E answer(int site, Object value, E shadow) {
    return shadow;
  }
}
