package dev.quarry.concolic.runtime.tracer;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Keeps the shadows of arrays. */
public interface ElementTracer {
  default @Nullable Expr load(
      int site, @Nullable Object array, int index, @Nullable Expr sa, @Nullable Expr si) {
    return null;
  }

  default void store(
      int site,
      @Nullable Object array,
      int index,
      int value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      long value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      float value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      double value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      @Nullable Object value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {}

  default @Nullable Expr length(int site, @Nullable Object array, @Nullable Expr sa) {
    return null;
  }

  default void size(int site, int n, @Nullable Expr sn) {}

  default void created(Object array, @Nullable Expr[] lengths) {}
}
