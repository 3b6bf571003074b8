package dev.quarry.lab.term;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/** A term whose value is an {@code int}. */
public final class IntTerm {
  final ExprFactory factory;
  final Expr expr;

  public IntTerm(ExprFactory factory, Expr expr) {
    this.factory = factory;
    this.expr = expr;
  }

  /** {@code this + other}. */
  public IntTerm plus(IntTerm other) {
    return binary(Op.INT_ADD, other.expr);
  }

  /** {@code this + other}. */
  public IntTerm plus(int other) {
    return plus(constant(other));
  }

  /** {@code this - other}. */
  public IntTerm minus(IntTerm other) {
    return binary(Op.INT_SUB, other.expr);
  }

  /** {@code this - other}. */
  public IntTerm minus(int other) {
    return minus(constant(other));
  }

  /** {@code this * other}. */
  public IntTerm times(IntTerm other) {
    return binary(Op.INT_MUL, other.expr);
  }

  /** {@code this * other}. */
  public IntTerm times(int other) {
    return times(constant(other));
  }

  /** {@code this % other}, for a divisor that is not 0. */
  public IntTerm rem(int other) {
    return binary(Op.INT_REM, constant(other).expr);
  }

  /** {@code this & other}. */
  public IntTerm and(int other) {
    return binary(Op.INT_AND, constant(other).expr);
  }

  /** {@code this ^ other}. */
  public IntTerm xor(IntTerm other) {
    return binary(Op.INT_XOR, other.expr);
  }

  /** {@code this << distance}. */
  public IntTerm shl(int distance) {
    return binary(Op.INT_SHL, factory.intConst(distance));
  }

  /** {@code this >> distance}. */
  public IntTerm shr(int distance) {
    return binary(Op.INT_SHR, factory.intConst(distance));
  }

  /** {@code this >>> distance}. */
  public IntTerm ushr(int distance) {
    return binary(Op.INT_USHR, factory.intConst(distance));
  }

  /** {@code this > other}. */
  public Condition gt(IntTerm other) {
    return Condition.of(factory, factory.apply(Op.INT_LT, other.expr, expr));
  }

  /** {@code this > other}. */
  public Condition gt(int other) {
    return gt(constant(other));
  }

  /** {@code this >= other}. */
  public Condition ge(IntTerm other) {
    return Condition.of(factory, factory.apply(Op.INT_LE, other.expr, expr));
  }

  /** {@code this >= other}. */
  public Condition ge(int other) {
    return ge(constant(other));
  }

  /** {@code this < other}. */
  public Condition lt(IntTerm other) {
    return other.gt(this);
  }

  /** {@code this < other}. */
  public Condition lt(int other) {
    return lt(constant(other));
  }

  /** {@code this <= other}. */
  public Condition le(int other) {
    return constant(other).ge(this);
  }

  /** {@code this == other}. */
  public Condition eq(IntTerm other) {
    return Condition.of(factory, factory.eq(expr, other.expr));
  }

  /** {@code this == other}. */
  public Condition eq(int other) {
    return eq(constant(other));
  }

  /** {@code this != other}. */
  public Condition ne(IntTerm other) {
    return Condition.of(factory, factory.not(factory.eq(expr, other.expr)));
  }

  /** {@code this != other}. */
  public Condition ne(int other) {
    return ne(constant(other));
  }

  /** {@code (double) this}. */
  public DoubleTerm toDouble() {
    return new DoubleTerm(factory, factory.apply(Op.INT_TO_DOUBLE, expr));
  }

  private IntTerm constant(int value) {
    return new IntTerm(factory, factory.intConst(value));
  }

  private IntTerm binary(Op op, Expr other) {
    return new IntTerm(factory, factory.apply(op, expr, other));
  }
}
