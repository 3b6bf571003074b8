package dev.quarry.concolic.runtime.tracer;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Is told which way jumps, switches and divisions go, before they do. */
public interface BranchTracer {
  default void compare(int site, int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {}

  default void choose(int site, int key, @Nullable Expr s) {}

  default void divisor(int site, boolean isZero, @Nullable Expr sb) {}
}
