package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Is told which way jumps, switches and divisions go, before they do. */
public interface BranchTracer<E> {
  default void compare(int site, int opcode, int a, int b, @Nullable E sa, @Nullable E sb) {}

  default void choose(int site, int key, @Nullable E s) {}

  default void divisor(int site, boolean isZero, @Nullable E sb) {}
}
