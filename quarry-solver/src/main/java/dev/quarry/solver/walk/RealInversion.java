package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Inverse values of float and double operations and of conversions from and to them. */
final class RealInversion implements Inversion {
  private final RandomGenerator random;

  RealInversion(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public @Nullable Object argument(Operation node, int index, Object wanted, NodeValues values) {
    if (!(wanted instanceof Number number) || node.arguments().size() > 2) {
      return null;
    }
    Expr argument = node.argument(index);
    if (isBitwise(node.op())) {
      return bitwise(node.op(), number);
    }
    Double found =
        node.arguments().size() == 1
            ? unary(node.op(), number.doubleValue())
            : binary(node, index, number.doubleValue(), values);
    return found == null || found.isNaN() ? null : converted(argument.sort(), found);
  }

  static @Nullable Object converted(Sort sort, double real) {
    return sort == Sort.DOUBLE
        ? (Object) real
        : sort == Sort.FLOAT
            ? (Object) (float) real
            : sort == Sort.INT
                ? (Object) (int) Math.rint(real)
                : sort == Sort.LONG ? (Object) (long) Math.rint(real) : null;
  }

  private static boolean isBitwise(Op op) {
    return switch (op) {
      case DOUBLE_TO_BITS,
          DOUBLE_TO_RAW_BITS,
          FLOAT_TO_BITS,
          FLOAT_TO_RAW_BITS,
          INT_BITS_TO_FLOAT,
          LONG_BITS_TO_DOUBLE ->
          true;
      default -> false;
    };
  }

  private static Object bitwise(Op op, Number wanted) {
    return switch (op) {
      case DOUBLE_TO_BITS, DOUBLE_TO_RAW_BITS -> Double.longBitsToDouble(wanted.longValue());
      case FLOAT_TO_BITS, FLOAT_TO_RAW_BITS -> Float.intBitsToFloat(wanted.intValue());
      case INT_BITS_TO_FLOAT -> Float.floatToRawIntBits(wanted.floatValue());
      default -> Double.doubleToRawLongBits(wanted.doubleValue());
    };
  }

  private @Nullable Double unary(Op op, double target) {
    return switch (op) {
      case FLOAT_NEG, DOUBLE_NEG -> -target;
      case FLOAT_ABS, DOUBLE_ABS ->
          target < 0 ? null : Double.valueOf(random.nextBoolean() ? target : -target);
      case DOUBLE_SQRT -> target < 0 ? null : Double.valueOf(target * target);
      case DOUBLE_FLOOR, FLOAT_TO_INT, FLOAT_TO_LONG, DOUBLE_TO_INT, DOUBLE_TO_LONG ->
          target + fraction(target, op == Op.DOUBLE_FLOOR);
      case DOUBLE_CEIL -> target - fraction(target, true);
      case DOUBLE_RINT -> target + random.nextDouble(-0.5, 0.5);
      case INT_TO_FLOAT,
          INT_TO_DOUBLE,
          LONG_TO_FLOAT,
          LONG_TO_DOUBLE,
          FLOAT_TO_DOUBLE,
          DOUBLE_TO_FLOAT ->
          target;
      default -> null;
    };
  }

  /** What truncation takes away; rounding down takes it away from negative numbers too. */
  private double fraction(double target, boolean down) {
    double part = random.nextBoolean() ? 0 : random.nextDouble();
    return target >= 0 || down ? part : -part;
  }

  private @Nullable Double binary(Operation node, int index, double target, NodeValues values) {
    Expr otherNode = node.argument(1 - index);
    if (!(values.get(otherNode) instanceof Number number)) {
      return null;
    }
    double other = number.doubleValue();
    boolean left = index == 0;
    return switch (node.op()) {
      case FLOAT_ADD, DOUBLE_ADD -> target - other;
      case FLOAT_SUB, DOUBLE_SUB -> left ? target + other : other - target;
      case FLOAT_MUL, DOUBLE_MUL -> root(node, target).orElse(target / other);
      case FLOAT_DIV, DOUBLE_DIV -> left ? target * other : other / target;
      case FLOAT_REM, DOUBLE_REM ->
          left ? target + other * random.nextInt(3) : (other - target) / (1 + random.nextInt(3));
      default -> null;
    };
  }

  /** The square root where a term is multiplied by itself. */
  private OptionalDouble root(Operation node, double target) {
    if (node.argument(0) != node.argument(1) || target < 0) {
      return OptionalDouble.empty();
    }
    double root = Math.sqrt(target);
    return OptionalDouble.of(random.nextBoolean() ? root : -root);
  }
}
