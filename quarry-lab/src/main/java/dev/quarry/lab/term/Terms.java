package dev.quarry.lab.term;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;

/**
 * The functions of {@link Math} and some others on terms, under their own names. What has no
 * operation of its own becomes an opaque call of the JDK's method.
 */
public final class Terms {
  private static final String MATH = "java.lang.Math";

  private Terms() {}

  /** {@code a - b} for a constant on the left. */
  public static DoubleTerm minus(double a, DoubleTerm b) {
    return b.constant(a).minus(b);
  }

  /** {@code a / b} for a constant on the left. */
  public static DoubleTerm over(double a, DoubleTerm b) {
    return b.constant(a).over(b);
  }

  /** {@link Math#sin}. */
  public static DoubleTerm sin(DoubleTerm a) {
    return math("sin", a);
  }

  /** {@link Math#cos}. */
  public static DoubleTerm cos(DoubleTerm a) {
    return math("cos", a);
  }

  /** {@link Math#tan}. */
  public static DoubleTerm tan(DoubleTerm a) {
    return math("tan", a);
  }

  /** {@link Math#asin}. */
  public static DoubleTerm asin(DoubleTerm a) {
    return math("asin", a);
  }

  /** {@link Math#acos}. */
  public static DoubleTerm acos(DoubleTerm a) {
    return math("acos", a);
  }

  /** {@link Math#atan}. */
  public static DoubleTerm atan(DoubleTerm a) {
    return math("atan", a);
  }

  /** {@link Math#atan2}. */
  public static DoubleTerm atan2(DoubleTerm y, DoubleTerm x) {
    return math("atan2", y, x);
  }

  /** {@link Math#exp}. */
  public static DoubleTerm exp(DoubleTerm a) {
    return math("exp", a);
  }

  /** {@link Math#log}. */
  public static DoubleTerm log(DoubleTerm a) {
    return math("log", a);
  }

  /** {@link Math#log10}. */
  public static DoubleTerm log10(DoubleTerm a) {
    return math("log10", a);
  }

  /** {@link Math#sinh}. */
  public static DoubleTerm sinh(DoubleTerm a) {
    return math("sinh", a);
  }

  /** {@link Math#cosh}. */
  public static DoubleTerm cosh(DoubleTerm a) {
    return math("cosh", a);
  }

  /** {@link Math#tanh}. */
  public static DoubleTerm tanh(DoubleTerm a) {
    return math("tanh", a);
  }

  /** {@link Math#cbrt}. */
  public static DoubleTerm cbrt(DoubleTerm a) {
    return math("cbrt", a);
  }

  /** {@link Math#hypot}. */
  public static DoubleTerm hypot(DoubleTerm a, DoubleTerm b) {
    return math("hypot", a, b);
  }

  /** {@link Math#pow}. */
  public static DoubleTerm pow(DoubleTerm base, DoubleTerm exponent) {
    return math("pow", base, exponent);
  }

  /** {@link Math#pow}. */
  public static DoubleTerm pow(DoubleTerm base, double exponent) {
    return pow(base, base.constant(exponent));
  }

  /** {@link Math#pow}. */
  public static DoubleTerm pow(double base, DoubleTerm exponent) {
    return pow(exponent.constant(base), exponent);
  }

  /** {@link Math#sqrt}. */
  public static DoubleTerm sqrt(DoubleTerm a) {
    return a.unary(Op.DOUBLE_SQRT);
  }

  /** {@link Math#abs(double)}. */
  public static DoubleTerm abs(DoubleTerm a) {
    return a.unary(Op.DOUBLE_ABS);
  }

  /** {@link Math#floor}. */
  public static DoubleTerm floor(DoubleTerm a) {
    return a.unary(Op.DOUBLE_FLOOR);
  }

  /** {@link Double#doubleToRawLongBits} as a method nobody has looked into. */
  public static LongTerm doubleToRawLongBits(DoubleTerm a) {
    return new LongTerm(
        a.factory,
        opaque(a.factory, "java.lang.Double", "doubleToRawLongBits", "(D)J", List.of(a.expr)));
  }

  /** {@link Integer#reverse} as a method nobody has looked into. */
  public static IntTerm reverse(IntTerm a) {
    return new IntTerm(
        a.factory, opaque(a.factory, "java.lang.Integer", "reverse", "(I)I", List.of(a.expr)));
  }

  /** {@link Long#bitCount} as a method nobody has looked into. */
  public static IntTerm bitCount(LongTerm a) {
    return new IntTerm(
        a.factory, opaque(a.factory, "java.lang.Long", "bitCount", "(J)I", List.of(a.expr)));
  }

  private static DoubleTerm math(String name, DoubleTerm a) {
    return new DoubleTerm(a.factory, opaque(a.factory, MATH, name, "(D)D", List.of(a.expr)));
  }

  private static DoubleTerm math(String name, DoubleTerm a, DoubleTerm b) {
    return new DoubleTerm(
        a.factory, opaque(a.factory, MATH, name, "(DD)D", List.of(a.expr, b.expr)));
  }

  private static Expr opaque(
      ExprFactory factory, String owner, String name, String descriptor, List<Expr> arguments) {
    OpaqueSymbol symbol = JdkFunctions.symbol(owner, name, descriptor);
    return factory.call(symbol, arguments);
  }
}
