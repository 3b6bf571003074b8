package dev.quarry.concolic.runtime.tracer;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Is told what the program does with references, before it does. */
public interface ReferenceTracer {
  default void isNull(int site, int opcode, @Nullable Object a, @Nullable Expr sa) {}

  default boolean same(
      int site,
      int opcode,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable Expr sa,
      @Nullable Expr sb) {
    return a == b;
  }

  default void dereference(int site, @Nullable Object o, @Nullable Expr so) {}

  default void dispatch(int site, @Nullable Object receiver) {}

  default @Nullable Expr instanceOf(
      int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {
    return null;
  }

  default void cast(int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {}

  default void lost(int site, String what, @Nullable Expr s) {}
}
