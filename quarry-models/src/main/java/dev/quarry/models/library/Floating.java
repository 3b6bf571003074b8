package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/** Questions about floats and doubles. */
final class Floating {
  private Floating() {}

  static Expr isNaN(TermBuilder t, Expr x) {
    return t.not(t.eq(x, x));
  }

  static Expr isInfinite(TermBuilder t, Expr x) {
    return t.eq(magnitude(t, x), t.number(x.sort(), Double.POSITIVE_INFINITY));
  }

  static Expr isFinite(TermBuilder t, Expr x) {
    return t.lt(magnitude(t, x), t.number(x.sort(), Double.POSITIVE_INFINITY));
  }

  private static Expr magnitude(TermBuilder t, Expr x) {
    return t.apply(x.sort() == Sort.FLOAT ? Op.FLOAT_ABS : Op.DOUBLE_ABS, x);
  }

  static Expr bits(TermBuilder t, Expr x) {
    return t.apply(x.sort() == Sort.FLOAT ? Op.FLOAT_TO_BITS : Op.DOUBLE_TO_BITS, x);
  }

  /** The total order of {@link Double#compare}: -0.0 before 0.0, NaN after everything. */
  static Expr compare(TermBuilder t, Expr a, Expr b) {
    Expr byBits = t.compare(bits(t, a), bits(t, b));
    return t.ite(t.lt(a, b), t.integer(-1), t.ite(t.lt(b, a), t.integer(1), byBits));
  }
}
