package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Makes the inputs that marker calls ask for. */
public interface MarkerTracer<E> {
  /**
   * @param otherwise the default of the type, boxed
   */
  default Object primitive(int site, Class<?> type, Object otherwise) {
    return otherwise;
  }

  default String string(int site) {
    return "";
  }

  default @Nullable Object object(int site, Class<?> type) {
    return null;
  }

  default void assume(int site, boolean condition, @Nullable E shadow) {}
}
