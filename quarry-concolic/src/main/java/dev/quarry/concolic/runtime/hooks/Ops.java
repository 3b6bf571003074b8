package dev.quarry.concolic.runtime.hooks;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of what arithmetic instructions compute, from {@code iadd} to {@code dcmpg}. A result
 * that does not depend on inputs after all is null, as the shadow of any concrete value.
 */
public final class Ops {
  private Ops() {}

  public static @Nullable Expr unary(int opcode, int a, @Nullable Expr sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Expr unary(int opcode, long a, @Nullable Expr sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Expr unary(int opcode, float a, @Nullable Expr sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Expr unary(int opcode, double a, @Nullable Expr sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Expr binary(
      int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  public static @Nullable Expr binary(
      int opcode, long a, long b, @Nullable Expr sa, @Nullable Expr sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  public static @Nullable Expr binary(
      int opcode, float a, float b, @Nullable Expr sa, @Nullable Expr sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  public static @Nullable Expr binary(
      int opcode, double a, double b, @Nullable Expr sa, @Nullable Expr sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  /** The shifts of longs. */
  public static @Nullable Expr binary(
      int opcode, long a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }
}
