package dev.quarry.lab.term;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/** A term whose value is a {@code double}. */
public final class DoubleTerm {
  final ExprFactory factory;
  final Expr expr;

  public DoubleTerm(ExprFactory factory, Expr expr) {
    this.factory = factory;
    this.expr = expr;
  }

  /** {@code this + other}. */
  public DoubleTerm plus(DoubleTerm other) {
    return binary(Op.DOUBLE_ADD, other);
  }

  /** {@code this + other}. */
  public DoubleTerm plus(double other) {
    return plus(constant(other));
  }

  /** {@code this - other}. */
  public DoubleTerm minus(DoubleTerm other) {
    return binary(Op.DOUBLE_SUB, other);
  }

  /** {@code this - other}. */
  public DoubleTerm minus(double other) {
    return minus(constant(other));
  }

  /** {@code this * other}. */
  public DoubleTerm times(DoubleTerm other) {
    return binary(Op.DOUBLE_MUL, other);
  }

  /** {@code this * other}. */
  public DoubleTerm times(double other) {
    return times(constant(other));
  }

  /** {@code this / other}. */
  public DoubleTerm over(DoubleTerm other) {
    return binary(Op.DOUBLE_DIV, other);
  }

  /** {@code this / other}. */
  public DoubleTerm over(double other) {
    return over(constant(other));
  }

  /** {@code -this}. */
  public DoubleTerm neg() {
    return unary(Op.DOUBLE_NEG);
  }

  /** {@code this > other}. */
  public Condition gt(DoubleTerm other) {
    return Condition.of(factory, factory.apply(Op.DOUBLE_LT, other.expr, expr));
  }

  /** {@code this > other}. */
  public Condition gt(double other) {
    return gt(constant(other));
  }

  /** {@code this >= other}. */
  public Condition ge(DoubleTerm other) {
    return Condition.of(factory, factory.apply(Op.DOUBLE_LE, other.expr, expr));
  }

  /** {@code this >= other}. */
  public Condition ge(double other) {
    return ge(constant(other));
  }

  /** {@code this < other}. */
  public Condition lt(DoubleTerm other) {
    return other.gt(this);
  }

  /** {@code this < other}. */
  public Condition lt(double other) {
    return lt(constant(other));
  }

  /** {@code this <= other}. */
  public Condition le(DoubleTerm other) {
    return other.ge(this);
  }

  /** {@code this <= other}. */
  public Condition le(double other) {
    return le(constant(other));
  }

  /** {@code this == other}. */
  public Condition eq(DoubleTerm other) {
    return Condition.of(factory, factory.eq(expr, other.expr));
  }

  /** {@code this == other}. */
  public Condition eq(double other) {
    return eq(constant(other));
  }

  /** {@code this != other}. */
  public Condition ne(DoubleTerm other) {
    return Condition.of(factory, factory.not(factory.eq(expr, other.expr)));
  }

  /** {@code this != other}. */
  public Condition ne(double other) {
    return ne(constant(other));
  }

  /** {@code (int) this}. */
  public IntTerm toInt() {
    return new IntTerm(factory, factory.apply(Op.DOUBLE_TO_INT, expr));
  }

  /** {@code Double.doubleToLongBits(this)}. */
  public LongTerm bits() {
    return new LongTerm(factory, factory.apply(Op.DOUBLE_TO_BITS, expr));
  }

  /** {@code Float.floatToIntBits((float) this)}. */
  public IntTerm floatBits() {
    Expr narrowed = factory.apply(Op.DOUBLE_TO_FLOAT, expr);
    return new IntTerm(factory, factory.apply(Op.FLOAT_TO_BITS, narrowed));
  }

  DoubleTerm constant(double value) {
    return new DoubleTerm(factory, factory.doubleConst(value));
  }

  DoubleTerm unary(Op op) {
    return new DoubleTerm(factory, factory.apply(op, expr));
  }

  private DoubleTerm binary(Op op, DoubleTerm other) {
    return new DoubleTerm(factory, factory.apply(op, expr, other.expr));
  }
}
