package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Is told what the program does with references, before it does. */
public interface ReferenceTracer<E> {
  default void isNull(int site, int opcode, @Nullable Object a, @Nullable E sa) {}

  default boolean same(
      int site,
      int opcode,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable E sa,
      @Nullable E sb) {
    return a == b;
  }

  default void dereference(int site, @Nullable Object o, @Nullable E so) {}

  default void dispatch(int site, @Nullable Object receiver) {}

  default @Nullable E instanceOf(int site, @Nullable Object o, @Nullable E so, Class<?> type) {
    return null;
  }

  default void cast(int site, @Nullable Object o, @Nullable E so, Class<?> type) {}

  default void lost(int site, String what, @Nullable E s) {}
}
