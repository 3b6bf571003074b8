package dev.quarry.concolic.runtime.tracer;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Computes the shadows of what arithmetic instructions compute; a concrete value has none. */
public interface ArithmeticTracer {
  default @Nullable Expr unary(int opcode, @Nullable Expr sa) {
    return null;
  }

  default @Nullable Expr binary(int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    return null;
  }

  default @Nullable Expr binary(int opcode, long a, long b, @Nullable Expr sa, @Nullable Expr sb) {
    return null;
  }

  default @Nullable Expr binary(
      int opcode, float a, float b, @Nullable Expr sa, @Nullable Expr sb) {
    return null;
  }

  default @Nullable Expr binary(
      int opcode, double a, double b, @Nullable Expr sa, @Nullable Expr sb) {
    return null;
  }

  default @Nullable Expr binary(int opcode, long a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    return null;
  }
}
