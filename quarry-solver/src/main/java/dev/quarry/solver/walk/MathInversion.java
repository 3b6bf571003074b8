package dev.quarry.solver.walk;

import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Sort;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Approximate inverse values of the functions of {@link Math} that have one. */
final class MathInversion {
  private final RandomGenerator random;

  MathInversion(RandomGenerator random) {
    this.random = random;
  }

  /** An argument for which the call has about the wanted value; null if none is known. */
  @Nullable Object argument(OpaqueCall call, int index, Object wanted, NodeValues values) {
    String name = call.function().name();
    int parenthesis = name.indexOf('(');
    int dot = parenthesis < 0 ? -1 : name.lastIndexOf('.', parenthesis);
    boolean math =
        dot > 0 && (name.startsWith("java.lang.Math.") || name.startsWith("java.lang.StrictMath."));
    if (!math || !(wanted instanceof Number number)) {
      return null;
    }
    String method = name.substring(dot + 1, parenthesis);
    double target = number.doubleValue();
    double found =
        call.arguments().size() == 1
            ? unary(method, target, values.real(call.argument(0)))
            : call.arguments().size() == 2
                ? binary(method, index, target, values.real(call.argument(1 - index)))
                : Double.NaN;
    Sort sort = call.argument(index).sort();
    return Double.isNaN(found) ? null : RealInversion.converted(sort, found);
  }

  private double unary(String method, double target, double current) {
    return switch (method) {
      case "sin" -> periodic(sign() > 0 ? Math.asin(target) : Math.PI - Math.asin(target), current);
      case "cos" -> periodic(sign() * Math.acos(target), current);
      case "tan" -> periodic(Math.atan(target), current);
      case "asin" -> Math.sin(target);
      case "acos" -> Math.cos(target);
      case "atan" -> Math.tan(target);
      case "sinh" -> Math.log(target + Math.sqrt(target * target + 1));
      case "cosh" -> sign() * Math.log(target + Math.sqrt(target * target - 1));
      case "tanh" -> 0.5 * Math.log((1 + target) / (1 - target));
      case "exp" -> Math.log(target);
      case "expm1" -> Math.log1p(target);
      case "log" -> Math.exp(target);
      case "log10" -> Math.pow(10, target);
      case "log1p" -> Math.expm1(target);
      case "sqrt" -> target * target;
      case "cbrt" -> target * target * target;
      case "abs" -> sign() * target;
      case "signum" -> target == 0 ? 0 : target * (1 + random.nextInt(3));
      case "toRadians" -> Math.toDegrees(target);
      case "toDegrees" -> Math.toRadians(target);
      case "round", "rint", "floor", "ceil" -> target;
      default -> Double.NaN;
    };
  }

  private double binary(String method, int index, double target, double other) {
    boolean first = index == 0;
    return switch (method) {
      case "pow" -> first ? Math.pow(target, 1 / other) : Math.log(target) / Math.log(other);
      case "atan2" -> first ? other * Math.tan(target) : other / Math.tan(target);
      case "hypot" -> sign() * Math.sqrt(target * target - other * other);
      case "min", "max" -> target;
      case "addExact" -> target - other;
      case "subtractExact" -> first ? target + other : other - target;
      case "multiplyExact" -> target / other;
      default -> Double.NaN;
    };
  }

  private int sign() {
    return random.nextBoolean() ? 1 : -1;
  }

  /** The angle, sometimes turned to be near the current one. */
  private double periodic(double angle, double current) {
    double turn = 2 * Math.PI;
    return random.nextBoolean() && Double.isFinite(current)
        ? angle + Math.rint((current - angle) / turn) * turn
        : angle;
  }
}
