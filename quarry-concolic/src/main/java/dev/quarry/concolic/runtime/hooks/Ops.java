package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.path.Trail;
import dev.quarry.concolic.runtime.run.Run;
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
    try {
      if (sa == null) {
        return null;
      }
      Trail trail = Run.trail;
      Trail.Step step = trail.follow(opcode, sa, null, 0);
      return step != null
          ? step.result()
          : trail.leave(opcode, sa, null, 0, symbolic(Instructions.unary(Run.factory, opcode, sa)));
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  public static @Nullable Expr binary(
      int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete = sb == null ? b : sa == null ? a : 0;
    Trail.Step step = Run.trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.intConst(a);
    Expr right = sb != null ? sb : factory.intConst(b);
    return made(factory, opcode, sa, sb, concrete, left, right);
  }

  public static @Nullable Expr binary(
      int opcode, long a, long b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete = sb == null ? b : sa == null ? a : 0;
    Trail.Step step = Run.trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.longConst(a);
    Expr right = sb != null ? sb : factory.longConst(b);
    return made(factory, opcode, sa, sb, concrete, left, right);
  }

  public static @Nullable Expr binary(
      int opcode, float a, float b, @Nullable Expr sa, @Nullable Expr sb) {
    ExprFactory factory = Run.factory;
    long concrete =
        sb == null ? Float.floatToRawIntBits(b) : sa == null ? Float.floatToRawIntBits(a) : 0;
    Trail.Step step = Run.trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    Expr left = sa != null ? sa : factory.floatConst(a);
    Expr right = sb != null ? sb : factory.floatConst(b);
    return made(factory, opcode, sa, sb, concrete, left, right);
  }

  public static @Nullable Expr binary(
      int opcode, double a, double b, @Nullable Expr sa, @Nullable Expr sb) {
    ExprFactory factory = Run.factory;
    long concrete =
        sb == null ? Double.doubleToRawLongBits(b) : sa == null ? Double.doubleToRawLongBits(a) : 0;
    Trail.Step step = Run.trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    Expr left = sa != null ? sa : factory.doubleConst(a);
    Expr right = sb != null ? sb : factory.doubleConst(b);
    return made(factory, opcode, sa, sb, concrete, left, right);
  }

  /** The shifts of longs. */
  public static @Nullable Expr binary(
      int opcode, long a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete = sb == null ? b : sa == null ? a : 0;
    Trail.Step step = Run.trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    ExprFactory factory = Run.factory;
    Expr left = sa != null ? sa : factory.longConst(a);
    Expr right = sb != null ? sb : factory.intConst(b);
    return made(factory, opcode, sa, sb, concrete, left, right);
  }

  private static @Nullable Expr made(
      ExprFactory factory,
      int opcode,
      @Nullable Expr sa,
      @Nullable Expr sb,
      long concrete,
      Expr left,
      Expr right) {
    try {
      Expr result = symbolic(Instructions.binary(factory, opcode, left, right));
      return Run.trail.leave(opcode, sa, sb, concrete, result);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Null for a constant. */
  public static @Nullable Expr symbolic(Expr value) {
    return value instanceof Constant ? null : value;
  }
}
