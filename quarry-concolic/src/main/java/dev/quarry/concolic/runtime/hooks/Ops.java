package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/**
 * Shadows of what arithmetic instructions compute, from {@code iadd} to {@code dcmpg}. A result
 * that does not depend on inputs after all is null, as the shadow of any concrete value.
 */
public final class Ops {
  private Ops() {}

  public static @Nullable Object unary(int opcode, int a, @Nullable Object sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Object unary(int opcode, long a, @Nullable Object sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Object unary(int opcode, float a, @Nullable Object sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Object unary(int opcode, double a, @Nullable Object sa) {
    return RunState.arithmetic.unary(opcode, sa);
  }

  public static @Nullable Object binary(
      int opcode, int a, int b, @Nullable Object sa, @Nullable Object sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  public static @Nullable Object binary(
      int opcode, long a, long b, @Nullable Object sa, @Nullable Object sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  public static @Nullable Object binary(
      int opcode, float a, float b, @Nullable Object sa, @Nullable Object sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  public static @Nullable Object binary(
      int opcode, double a, double b, @Nullable Object sa, @Nullable Object sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }

  /** The shifts of longs. */
  public static @Nullable Object binary(
      int opcode, long a, int b, @Nullable Object sa, @Nullable Object sb) {
    return RunState.arithmetic.binary(opcode, a, b, sa, sb);
  }
}
