package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.runtime.tracer.ArithmeticTracer;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Instructions;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of what arithmetic instructions compute, from {@code iadd} to {@code dcmpg}. A result
 * that does not depend on inputs after all is null, as the shadow of any concrete value.
 */
public final class ShadowArithmetic implements ArithmeticTracer<Expr> {
  private final ExprFactory factory;

  /** What was computed in the run before. */
  private final Trail trail;

  public ShadowArithmetic(TraceContext context) {
    this.factory = context.factory();
    this.trail = context.trail();
  }

  @Override
  public @Nullable Expr unary(int opcode, @Nullable Expr sa) {
    if (sa == null) {
      return null;
    }
    Trail.Step step = trail.follow(opcode, sa, null, 0);
    return step != null
        ? step.result()
        : trail.leave(
            opcode, sa, null, 0, Symbolic.shadowOf(Instructions.unary(factory, opcode, sa)));
  }

  @Override
  public @Nullable Expr binary(int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete = sb == null ? b : sa == null ? a : 0;
    Trail.Step step = trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    Expr left = sa != null ? sa : factory.intConst(a);
    Expr right = sb != null ? sb : factory.intConst(b);
    return made(opcode, sa, sb, concrete, left, right);
  }

  @Override
  public @Nullable Expr binary(int opcode, long a, long b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete = sb == null ? b : sa == null ? a : 0;
    Trail.Step step = trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    Expr left = sa != null ? sa : factory.longConst(a);
    Expr right = sb != null ? sb : factory.longConst(b);
    return made(opcode, sa, sb, concrete, left, right);
  }

  @Override
  public @Nullable Expr binary(int opcode, float a, float b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete =
        sb == null ? Float.floatToRawIntBits(b) : sa == null ? Float.floatToRawIntBits(a) : 0;
    Trail.Step step = trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    Expr left = sa != null ? sa : factory.floatConst(a);
    Expr right = sb != null ? sb : factory.floatConst(b);
    return made(opcode, sa, sb, concrete, left, right);
  }

  @Override
  public @Nullable Expr binary(
      int opcode, double a, double b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete =
        sb == null ? Double.doubleToRawLongBits(b) : sa == null ? Double.doubleToRawLongBits(a) : 0;
    Trail.Step step = trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    Expr left = sa != null ? sa : factory.doubleConst(a);
    Expr right = sb != null ? sb : factory.doubleConst(b);
    return made(opcode, sa, sb, concrete, left, right);
  }

  @Override
  public @Nullable Expr binary(int opcode, long a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    long concrete = sb == null ? b : sa == null ? a : 0;
    Trail.Step step = trail.follow(opcode, sa, sb, concrete);
    if (step != null) {
      return step.result();
    }
    Expr left = sa != null ? sa : factory.longConst(a);
    Expr right = sb != null ? sb : factory.intConst(b);
    return made(opcode, sa, sb, concrete, left, right);
  }

  private @Nullable Expr made(
      int opcode, @Nullable Expr sa, @Nullable Expr sb, long concrete, Expr left, Expr right) {
    Expr result = Symbolic.shadowOf(Instructions.binary(factory, opcode, left, right));
    return trail.leave(opcode, sa, sb, concrete, result);
  }
}
