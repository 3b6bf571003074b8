package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Inverse values of int and long operations, in the spirit of propagation-based local search for
 * bit-vectors (Niemetz, Preiner, Biere 2017).
 */
final class IntegralInversion implements Inversion {
  private final RandomGenerator random;

  IntegralInversion(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public @Nullable Object argument(Operation node, int index, Object wanted, NodeValues values) {
    Expr argument = node.argument(index);
    if (!node.arguments().stream().allMatch(IntegralInversion::isIntegral)
        || !(wanted instanceof Integer || wanted instanceof Long)) {
      return null;
    }
    long target = ((Number) wanted).longValue();
    long current = values.integral(argument);
    Long found =
        node.arguments().size() == 1
            ? unary(node.op(), target, current)
            : binary(node, index, target, current, values);
    if (found == null) {
      return null;
    }
    return argument.sort() == Sort.INT ? (Object) (int) (long) found : (Object) found;
  }

  private static boolean isIntegral(Expr term) {
    return term.sort() == Sort.INT || term.sort() == Sort.LONG;
  }

  private static @Nullable Long unary(Op op, long target, long current) {
    return switch (op) {
      case INT_NEG, LONG_NEG -> -target;
      case INT_TO_LONG -> target == (int) target ? target : null;
      case LONG_TO_INT -> (current & ~0xffffffffL) | (target & 0xffffffffL);
      case INT_TO_BYTE -> target == (byte) target ? target : null;
      case INT_TO_SHORT -> target == (short) target ? target : null;
      case INT_TO_CHAR -> target == (char) target ? target : null;
      default -> null;
    };
  }

  private @Nullable Long binary(
      Operation node, int index, long target, long current, NodeValues values) {
    long other = values.integral(node.argument(1 - index));
    boolean left = index == 0;
    return switch (node.op()) {
      case INT_ADD, LONG_ADD -> target - other;
      case INT_SUB, LONG_SUB -> left ? target + other : other - target;
      case INT_MUL, LONG_MUL ->
          node.argument(0) == node.argument(1) ? root(target) : factor(target, other);
      case INT_XOR, LONG_XOR -> target ^ other;
      case INT_AND, LONG_AND -> (target & ~other) != 0 ? null : target | (filler(current) & ~other);
      case INT_OR, LONG_OR -> (other & ~target) != 0 ? null : target & ~(other & filler(current));
      case INT_DIV, LONG_DIV -> left ? dividend(target, other) : divisor(target, other);
      case INT_REM, LONG_REM -> left ? remaindered(target, other, current) : modulus(target, other);
      case INT_SHL, LONG_SHL, INT_SHR, LONG_SHR, INT_USHR, LONG_USHR ->
          left ? shifted(node.op(), target, (int) other, current) : distance(node, target, values);
      default -> null;
    };
  }

  /** Bits for places that do not matter: mostly as they are. */
  private long filler(long current) {
    return random.nextInt(4) == 0 ? random.nextLong() : current;
  }

  private @Nullable Long factor(long target, long other) {
    if (other == 0) {
      return target == 0 ? Long.valueOf(random.nextLong()) : null;
    }
    if (target % other == 0) {
      return target / other;
    }
    int zeros = Long.numberOfTrailingZeros(other);
    if (Long.numberOfTrailingZeros(target) < zeros) {
      return null;
    }
    long odd = other >> zeros;
    long inverse = odd;
    for (int i = 0; i < 5; i++) {
      inverse *= 2 - odd * inverse;
    }
    return (target >> zeros) * inverse;
  }

  private @Nullable Long root(long target) {
    long root = (long) Math.sqrt((double) target);
    return target < 0 ? null : Long.valueOf(random.nextBoolean() ? root : -root);
  }

  private @Nullable Long dividend(long target, long other) {
    if (other == 0) {
      return null;
    }
    long span = Math.max(1, Math.abs(other));
    long rest = random.nextBoolean() ? 0 : Math.floorMod(random.nextLong(), span);
    return target * other + (target < 0 == other < 0 ? rest : -rest);
  }

  private @Nullable Long divisor(long target, long dividend) {
    if (target != 0) {
      return dividend / target == 0 ? null : Long.valueOf(dividend / target);
    }
    long beyond = Math.abs(dividend) + 1;
    return random.nextBoolean() ? beyond : -beyond;
  }

  private @Nullable Long remaindered(long target, long modulus, long current) {
    if (modulus == 0 || Math.abs(target) >= Math.abs(modulus)) {
      return null;
    }
    long near = current - current % modulus + target;
    return random.nextBoolean() && near % modulus == target ? near : target;
  }

  private @Nullable Long modulus(long target, long dividend) {
    long multiple = dividend - target;
    if (target == dividend) {
      return Math.abs(dividend) + 1 + random.nextInt(3);
    }
    long by = multiple / (1 + random.nextInt(4));
    return by != 0 && dividend % by == target ? Long.valueOf(by) : null;
  }

  private @Nullable Long shifted(Op op, long target, int distance, long current) {
    boolean wide = op == Op.LONG_SHL || op == Op.LONG_SHR || op == Op.LONG_USHR;
    int by = distance & (wide ? 63 : 31);
    long lost = filler(current);
    if (op == Op.INT_SHL || op == Op.LONG_SHL) {
      long kept = wide ? target >>> by : (target & 0xffffffffL) >>> by;
      long high = by == 0 ? 0 : -1L << ((wide ? 64 : 32) - by);
      return (target & ((1L << by) - 1)) != 0 ? null : kept | (lost & high);
    }
    return (target << by) | (lost & ((1L << by) - 1));
  }

  /** The distance that shifts the left argument to the target, if one does. */
  private static @Nullable Long distance(Operation node, long target, NodeValues values) {
    Object shifted = values.get(node.argument(0));
    for (int by = 0; by < 64; by++) {
      if (((Number) node.op().apply(shifted, by)).longValue() == target) {
        return (long) by;
      }
    }
    return null;
  }
}
