package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import java.util.Map;
import java.util.function.BiFunction;

/** The predicates that classify floating-point numbers. */
final class FloatClasses {
  private FloatClasses() {}

  static void addTo(Map<String, SmtOperator> table) {
    add(table, "fp.isNaN", FloatClasses::isNaN);
    add(table, "fp.isInfinite", (a, x) -> equal(a, abs(a, x), Double.POSITIVE_INFINITY));
    add(table, "fp.isZero", (a, x) -> equal(a, x, 0));
    add(table, "fp.isNegative", FloatClasses::isNegative);
    add(table, "fp.isPositive", FloatClasses::isPositive);
    add(table, "fp.isNormal", FloatClasses::isNormal);
    add(table, "fp.isSubnormal", FloatClasses::isSubnormal);
  }

  private static void add(
      Map<String, SmtOperator> table, String name, BiFunction<Application, Expr, Expr> meaning) {
    table.put(name, a -> ScriptTerm.bool(meaning.apply(a, FloatOperators.one(a).expr())));
  }

  static Expr isNaN(Application a, Expr x) {
    return a.factory().not(FloatOperators.make(a, Op.FLOAT_EQ, Op.DOUBLE_EQ, x, x));
  }

  private static Expr equal(Application a, Expr x, double value) {
    return FloatOperators.make(
        a, Op.FLOAT_EQ, Op.DOUBLE_EQ, x, FloatOperators.constant(a, x, value));
  }

  private static Expr abs(Application a, Expr x) {
    return FloatOperators.make(a, Op.FLOAT_ABS, Op.DOUBLE_ABS, x);
  }

  private static Expr less(Application a, Expr x, Expr y) {
    return FloatOperators.make(a, Op.FLOAT_LT, Op.DOUBLE_LT, x, y);
  }

  /** The canonical NaN has no sign, so the sign bit alone decides. */
  private static Expr isNegative(Application a, Expr x) {
    return FloatOperators.isSingle(x)
        ? a.make(Op.INT_LT, a.make(Op.FLOAT_TO_BITS, x), a.factory().intConst(0))
        : a.make(Op.LONG_LT, a.make(Op.DOUBLE_TO_BITS, x), a.factory().longConst(0));
  }

  private static Expr isPositive(Application a, Expr x) {
    Expr number = FloatOperators.make(a, Op.FLOAT_EQ, Op.DOUBLE_EQ, x, x);
    return a.make(Op.AND, number, a.factory().not(isNegative(a, x)));
  }

  private static Expr smallestNormal(Application a, Expr x) {
    return FloatOperators.constant(
        a, x, FloatOperators.isSingle(x) ? Float.MIN_NORMAL : Double.MIN_NORMAL);
  }

  private static Expr isNormal(Application a, Expr x) {
    Expr size = abs(a, x);
    Expr large = FloatOperators.make(a, Op.FLOAT_LE, Op.DOUBLE_LE, smallestNormal(a, x), size);
    Expr infinity = FloatOperators.constant(a, x, Double.POSITIVE_INFINITY);
    return a.make(Op.AND, large, less(a, size, infinity));
  }

  private static Expr isSubnormal(Application a, Expr x) {
    Expr size = abs(a, x);
    Expr positive = less(a, FloatOperators.constant(a, x, 0), size);
    return a.make(Op.AND, positive, less(a, size, smallestNormal(a, x)));
  }
}
