package dev.quarry.lab.term;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/** A term whose value is a {@code long}. */
public final class LongTerm {
  final ExprFactory factory;
  final Expr expr;

  public LongTerm(ExprFactory factory, Expr expr) {
    this.factory = factory;
    this.expr = expr;
  }

  /** {@code this + other}. */
  public LongTerm plus(LongTerm other) {
    return binary(Op.LONG_ADD, other.expr);
  }

  /** {@code this + other}. */
  public LongTerm plus(long other) {
    return plus(constant(other));
  }

  /** {@code this - other}. */
  public LongTerm minus(LongTerm other) {
    return binary(Op.LONG_SUB, other.expr);
  }

  /** {@code this - other}. */
  public LongTerm minus(long other) {
    return minus(constant(other));
  }

  /** {@code this * other}. */
  public LongTerm times(LongTerm other) {
    return binary(Op.LONG_MUL, other.expr);
  }

  /** {@code this * other}. */
  public LongTerm times(long other) {
    return times(constant(other));
  }

  /** {@code this % other}, for a divisor that is not 0. */
  public LongTerm rem(long other) {
    return binary(Op.LONG_REM, constant(other).expr);
  }

  /** {@code this & other}. */
  public LongTerm and(long other) {
    return binary(Op.LONG_AND, constant(other).expr);
  }

  /** {@code this ^ other}. */
  public LongTerm xor(LongTerm other) {
    return binary(Op.LONG_XOR, other.expr);
  }

  /** {@code this << distance}. */
  public LongTerm shl(int distance) {
    return binary(Op.LONG_SHL, factory.intConst(distance));
  }

  /** {@code this >> distance}. */
  public LongTerm shr(int distance) {
    return binary(Op.LONG_SHR, factory.intConst(distance));
  }

  /** {@code this >>> distance}. */
  public LongTerm ushr(int distance) {
    return binary(Op.LONG_USHR, factory.intConst(distance));
  }

  /** {@code this > other}. */
  public Condition gt(LongTerm other) {
    return Condition.of(factory, factory.apply(Op.LONG_LT, other.expr, expr));
  }

  /** {@code this > other}. */
  public Condition gt(long other) {
    return gt(constant(other));
  }

  /** {@code this >= other}. */
  public Condition ge(LongTerm other) {
    return Condition.of(factory, factory.apply(Op.LONG_LE, other.expr, expr));
  }

  /** {@code this >= other}. */
  public Condition ge(long other) {
    return ge(constant(other));
  }

  /** {@code this < other}. */
  public Condition lt(LongTerm other) {
    return other.gt(this);
  }

  /** {@code this < other}. */
  public Condition lt(long other) {
    return lt(constant(other));
  }

  /** {@code this <= other}. */
  public Condition le(long other) {
    return constant(other).ge(this);
  }

  /** {@code this == other}. */
  public Condition eq(LongTerm other) {
    return Condition.of(factory, factory.eq(expr, other.expr));
  }

  /** {@code this == other}. */
  public Condition eq(long other) {
    return eq(constant(other));
  }

  /** {@code this != other}. */
  public Condition ne(LongTerm other) {
    return Condition.of(factory, factory.not(factory.eq(expr, other.expr)));
  }

  /** {@code this != other}. */
  public Condition ne(long other) {
    return ne(constant(other));
  }

  /** {@code (int) this}. */
  public IntTerm toInt() {
    return new IntTerm(factory, factory.apply(Op.LONG_TO_INT, expr));
  }

  private LongTerm constant(long value) {
    return new LongTerm(factory, factory.longConst(value));
  }

  private LongTerm binary(Op op, Expr other) {
    return new LongTerm(factory, factory.apply(op, expr, other));
  }
}
