package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;

/** A term of a script: its sort there and the expression that represents it. */
record ScriptTerm(SmtSort sort, Expr expr) {
  static ScriptTerm bool(Expr expr) {
    return new ScriptTerm(SmtSort.BOOL, expr);
  }

  /** A term whose sort is the expression's own. */
  static ScriptTerm natural(Expr expr) {
    return new ScriptTerm(SmtSort.of(expr.sort()), expr);
  }

  boolean isBits() {
    return sort instanceof SmtSort.BitVec;
  }

  boolean isFloat() {
    return sort.equals(SmtSort.FLOAT) || sort.equals(SmtSort.DOUBLE);
  }

  /** The number of bits of a bit vector. */
  int width() {
    return ((SmtSort.BitVec) sort).width();
  }

  /** The text of a term that is a literal of sort string, real or rounding mode. */
  String literal() {
    return expr instanceof Constant constant && constant.value() instanceof String s ? s : "";
  }
}
