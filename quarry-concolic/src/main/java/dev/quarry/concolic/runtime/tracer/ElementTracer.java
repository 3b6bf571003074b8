package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Keeps the shadows of arrays. */
public interface ElementTracer<E> {
  default @Nullable E load(
      int site, @Nullable Object array, int index, @Nullable E sa, @Nullable E si) {
    return null;
  }

  default void store(
      int site,
      @Nullable Object array,
      int index,
      int value,
      @Nullable E sa,
      @Nullable E si,
      @Nullable E sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      long value,
      @Nullable E sa,
      @Nullable E si,
      @Nullable E sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      float value,
      @Nullable E sa,
      @Nullable E si,
      @Nullable E sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      double value,
      @Nullable E sa,
      @Nullable E si,
      @Nullable E sv) {}

  default void store(
      int site,
      @Nullable Object array,
      int index,
      @Nullable Object value,
      @Nullable E sa,
      @Nullable E si,
      @Nullable E sv) {}

  default @Nullable E length(int site, @Nullable Object array, @Nullable E sa) {
    return null;
  }

  default void size(int site, int n, @Nullable E sn) {}

  default void created(Object array, @Nullable Object[] lengths) {}
}
