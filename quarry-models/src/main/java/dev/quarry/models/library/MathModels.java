package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.List;

/** {@link Math} and {@link StrictMath}: what is not integer arithmetic. */
final class MathModels {
  private static final List<String> OPAQUE =
      List.of(
          "sin(D)D",
          "cos(D)D",
          "tan(D)D",
          "asin(D)D",
          "acos(D)D",
          "atan(D)D",
          "atan2(DD)D",
          "sinh(D)D",
          "cosh(D)D",
          "tanh(D)D",
          "exp(D)D",
          "expm1(D)D",
          "log(D)D",
          "log10(D)D",
          "log1p(D)D",
          "pow(DD)D",
          "cbrt(D)D",
          "hypot(DD)D",
          "IEEEremainder(DD)D",
          "fma(DDD)D",
          "fma(FFF)F",
          "ulp(D)D",
          "ulp(F)F",
          "nextUp(D)D",
          "nextUp(F)F",
          "nextDown(D)D",
          "nextDown(F)F",
          "nextAfter(DD)D",
          "nextAfter(FD)F",
          "scalb(DI)D",
          "scalb(FI)F",
          "getExponent(D)I",
          "getExponent(F)I",
          "copySign(DD)D",
          "copySign(FF)F",
          "multiplyHigh(JJ)J");

  private MathModels() {}

  static void declare(Table table) {
    for (String owner : List.of("java/lang/Math", "java/lang/StrictMath")) {
      Declarations math = table.statics(owner);
      OPAQUE.forEach(math::opaque);
      declareRounding(math);
      for (String type : List.of("I", "J", "F", "D")) {
        declareForType(math, type);
      }
      ExactArithmetic.declare(math);
      Divisions.declare(math);
    }
  }

  private static void declareRounding(Declarations math) {
    math.exact("sqrt(D)D", (t, a) -> t.apply(Op.DOUBLE_SQRT, a.get(0)));
    math.exact("floor(D)D", (t, a) -> t.apply(Op.DOUBLE_FLOOR, a.get(0)));
    math.exact("ceil(D)D", (t, a) -> t.apply(Op.DOUBLE_CEIL, a.get(0)));
    math.exact("rint(D)D", (t, a) -> t.apply(Op.DOUBLE_RINT, a.get(0)));
    math.exact("round(D)J", (t, a) -> round(t, a.get(0)));
    math.exact("round(F)I", (t, a) -> roundFloat(t, a.get(0)));
    math.exact("signum(D)D", (t, a) -> signum(t, a.get(0)));
    math.exact("signum(F)F", (t, a) -> signum(t, a.get(0)));
    math.exact("toRadians(D)D", (t, a) -> t.mul(a.get(0), t.number(Sort.DOUBLE, Math.PI / 180)));
    math.exact(
        "toDegrees(D)D", (t, a) -> t.mul(a.get(0), t.number(Sort.DOUBLE, Math.toDegrees(1))));
  }

  private static void declareForType(Declarations math, String type) {
    String two = "(" + type + type + ")" + type;
    math.exact("abs(" + type + ")" + type, (t, a) -> abs(t, a.get(0)));
    math.exact("max" + two, (t, a) -> max(t, a.get(0), a.get(1)));
    math.exact("min" + two, (t, a) -> min(t, a.get(0), a.get(1)));
    math.exact(
            "clamp(" + (type.equals("I") ? "JII" : type.repeat(3)) + ")" + type,
            (t, a) -> clamp(t, a.get(0), a.get(1), a.get(2)))
        .raises(ThrownNames.ILLEGAL_ARGUMENT, (t, a) -> noRange(t, a.get(1), a.get(2)));
  }

  private static Expr abs(TermBuilder t, Expr x) {
    return switch ((Sort.Basic) x.sort()) {
      case FLOAT -> t.apply(Op.FLOAT_ABS, x);
      case DOUBLE -> t.apply(Op.DOUBLE_ABS, x);
      default -> t.ite(t.isNegative(x), t.neg(x), x);
    };
  }

  static Expr max(TermBuilder t, Expr a, Expr b) {
    if (isIntegral(a)) {
      return t.ite(t.le(b, a), a, b);
    }
    Expr larger = t.ite(t.all(bothZero(t, a, b), isMinusZero(t, a)), b, t.ite(t.le(b, a), a, b));
    return t.ite(Floating.isNaN(t, a), a, larger);
  }

  static Expr min(TermBuilder t, Expr a, Expr b) {
    if (isIntegral(a)) {
      return t.ite(t.le(a, b), a, b);
    }
    Expr smaller = t.ite(t.all(bothZero(t, a, b), isMinusZero(t, b)), b, t.ite(t.le(a, b), a, b));
    return t.ite(Floating.isNaN(t, a), a, smaller);
  }

  private static boolean isIntegral(Expr a) {
    return a.sort() == Sort.INT || a.sort() == Sort.LONG;
  }

  private static Expr bothZero(TermBuilder t, Expr a, Expr b) {
    Expr zero = t.number(a.sort(), 0);
    return t.all(t.eq(a, zero), t.eq(b, zero));
  }

  /** Of a number that is zero: one over it is negative. */
  private static Expr isMinusZero(TermBuilder t, Expr zero) {
    return t.isNegative(t.div(t.number(zero.sort(), 1), zero));
  }

  private static Expr clamp(TermBuilder t, Expr value, Expr low, Expr high) {
    if (value.sort() == Sort.LONG && low.sort() == Sort.INT) {
      return t.apply(Op.LONG_TO_INT, clamp(t, value, t.toLong(low), t.toLong(high)));
    }
    return min(t, high, max(t, value, low));
  }

  private static Expr noRange(TermBuilder t, Expr low, Expr high) {
    if (isIntegral(low)) {
      return t.lt(high, low);
    }
    return t.any(
        Floating.isNaN(t, low),
        Floating.isNaN(t, high),
        t.lt(t.integer(0), Floating.compare(t, low, high)));
  }

  private static Expr signum(TermBuilder t, Expr x) {
    Expr zero = t.number(x.sort(), 0);
    Expr notPositive = t.ite(t.lt(x, zero), t.number(x.sort(), -1), x);
    return t.ite(t.lt(zero, x), t.number(x.sort(), 1), notPositive);
  }

  /** Adding one half could round; what is above the floor is exact where it matters. */
  private static Expr round(TermBuilder t, Expr x) {
    Expr floor = t.apply(Op.DOUBLE_FLOOR, x);
    Expr up = t.le(t.number(Sort.DOUBLE, 0.5), t.sub(x, floor));
    Expr rounded = t.ite(up, t.add(floor, t.number(Sort.DOUBLE, 1)), floor);
    return t.apply(Op.DOUBLE_TO_LONG, rounded);
  }

  /** A float plus one half is exact as a double, or too close to one half to matter. */
  private static Expr roundFloat(TermBuilder t, Expr x) {
    Expr sum = t.add(t.apply(Op.FLOAT_TO_DOUBLE, x), t.number(Sort.DOUBLE, 0.5));
    return t.apply(Op.DOUBLE_TO_INT, t.apply(Op.DOUBLE_FLOOR, sum));
  }
}
