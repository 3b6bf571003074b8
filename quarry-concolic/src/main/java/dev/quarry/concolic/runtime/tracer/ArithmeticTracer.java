package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Computes the shadows of what arithmetic instructions compute; a concrete value has none. */
public interface ArithmeticTracer<E> {
  default @Nullable E unary(int opcode, @Nullable E sa) {
    return null;
  }

  default @Nullable E binary(int opcode, int a, int b, @Nullable E sa, @Nullable E sb) {
    return null;
  }

  default @Nullable E binary(int opcode, long a, long b, @Nullable E sa, @Nullable E sb) {
    return null;
  }

  default @Nullable E binary(int opcode, float a, float b, @Nullable E sa, @Nullable E sb) {
    return null;
  }

  default @Nullable E binary(int opcode, double a, double b, @Nullable E sa, @Nullable E sb) {
    return null;
  }

  default @Nullable E binary(int opcode, long a, int b, @Nullable E sa, @Nullable E sb) {
    return null;
  }
}
