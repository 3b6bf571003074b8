package dev.quarry.concolic.runtime;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Instructions;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of what arithmetic instructions compute, from {@code iadd} to {@code dcmpg}. A result
 * that does not depend on inputs after all is null, as the shadow of any concrete value.
 */
public final class Ops {
  private Ops() {}

  public static @Nullable Expr unary(int opcode, int a, @Nullable Expr sa) {
    return unary(opcode, sa);
  }

  public static @Nullable Expr unary(int opcode, long a, @Nullable Expr sa) {
    return unary(opcode, sa);
  }

  public static @Nullable Expr unary(int opcode, float a, @Nullable Expr sa) {
    return unary(opcode, sa);
  }

  public static @Nullable Expr unary(int opcode, double a, @Nullable Expr sa) {
    return unary(opcode, sa);
  }

  private static @Nullable Expr unary(int opcode, @Nullable Expr sa) {
    return sa == null ? null : symbolic(Instructions.unary(Run.factory, opcode, sa));
  }

  public static @Nullable Expr binary(
      int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.intConst(a);
    Expr right = sb != null ? sb : factory.intConst(b);
    return symbolic(Instructions.binary(factory, opcode, left, right));
  }

  public static @Nullable Expr binary(
      int opcode, long a, long b, @Nullable Expr sa, @Nullable Expr sb) {
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.longConst(a);
    Expr right = sb != null ? sb : factory.longConst(b);
    return symbolic(Instructions.binary(factory, opcode, left, right));
  }

  public static @Nullable Expr binary(
      int opcode, float a, float b, @Nullable Expr sa, @Nullable Expr sb) {
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.floatConst(a);
    Expr right = sb != null ? sb : factory.floatConst(b);
    return symbolic(Instructions.binary(factory, opcode, left, right));
  }

  public static @Nullable Expr binary(
      int opcode, double a, double b, @Nullable Expr sa, @Nullable Expr sb) {
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.doubleConst(a);
    Expr right = sb != null ? sb : factory.doubleConst(b);
    return symbolic(Instructions.binary(factory, opcode, left, right));
  }

  /** The shifts of longs. */
  public static @Nullable Expr binary(
      int opcode, long a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.longConst(a);
    Expr right = sb != null ? sb : factory.intConst(b);
    return symbolic(Instructions.binary(factory, opcode, left, right));
  }

  /** Null for a constant. */
  static @Nullable Expr symbolic(Expr value) {
    return value instanceof Constant ? null : value;
  }
}
