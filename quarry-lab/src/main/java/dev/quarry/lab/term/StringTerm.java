package dev.quarry.lab.term;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/** A term whose value is a {@code String}. */
public final class StringTerm {
  private final ExprFactory factory;
  private final Expr expr;

  public StringTerm(ExprFactory factory, Expr expr) {
    this.factory = factory;
    this.expr = expr;
  }

  /** {@code this.length()}. */
  public IntTerm length() {
    return new IntTerm(factory, factory.apply(Op.STRING_LENGTH, expr));
  }

  /** {@code this.hashCode()}. */
  public IntTerm hash() {
    return new IntTerm(factory, factory.apply(Op.STRING_HASH, expr));
  }

  /** {@code this.startsWith(prefix)}. */
  public Condition startsWith(String prefix) {
    return Condition.of(
        factory,
        factory.apply(Op.STRING_STARTS_WITH, expr, factory.string(prefix), factory.intConst(0)));
  }
}
