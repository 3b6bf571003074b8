package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Makes inputs of what the machine and the moment decide; given is what the call really gave. */
public interface EnvironmentTracer {
  /**
   * @param real boxed
   * @param drawn whether random numbers were drawn for it
   * @param bound what it is below; 0 if nothing is said
   */
  default Object reading(Object real, int site, boolean drawn, int bound) {
    return real;
  }

  default @Nullable String variable(String key, @Nullable String real, int site) {
    return real;
  }

  default @Nullable String property(String key, @Nullable String real, int site) {
    return real;
  }

  default @Nullable String propertyOr(
      String key, @Nullable String real, @Nullable String other, int site) {
    return real == null ? other : real;
  }

  default boolean flag(String key, @Nullable String real, int site) {
    return Boolean.parseBoolean(real);
  }

  default void depends(String what, int site) {}

  default void takesDefault(String what, int site) {}

  default void identity(Object receiver, int site) {}
}
