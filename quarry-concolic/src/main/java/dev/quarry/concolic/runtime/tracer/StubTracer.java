package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Makes inputs of what functions return that no class of the program implements. */
public interface StubTracer {
  default void ignore(Object stub) {}

  default @Nullable Object answer(Object stub, @Nullable Object otherwise) {
    return otherwise;
  }
}
