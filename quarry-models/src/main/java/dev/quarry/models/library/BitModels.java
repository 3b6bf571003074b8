package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.List;

/**
 * Bits of {@link Integer} and {@link Long}, by the parallel formulas of Warren, Hacker's Delight,
 * chapters 2, 5 and 7.
 */
final class BitModels {
  private BitModels() {}

  static void declare(Table table) {
    for (String type : List.of("I", "J")) {
      Declarations bits = table.statics(type.equals("I") ? "java/lang/Integer" : "java/lang/Long");
      String same = "(" + type + ")" + type;
      String count = "(" + type + ")I";
      String shifted = "(" + type + "I)" + type;
      bits.exact("bitCount" + count, (t, a) -> bitCount(t, a.get(0)));
      bits.exact("numberOfLeadingZeros" + count, (t, a) -> leadingZeros(t, a.get(0)));
      bits.exact("numberOfTrailingZeros" + count, (t, a) -> trailingZeros(t, a.get(0)));
      bits.exact("highestOneBit" + same, (t, a) -> highest(t, a.get(0)));
      bits.exact("lowestOneBit" + same, (t, a) -> t.and(a.get(0), t.neg(a.get(0))));
      bits.exact("reverse" + same, (t, a) -> reverse(t, a.get(0), 1));
      bits.exact("reverseBytes" + same, (t, a) -> reverse(t, a.get(0), 8));
      bits.exact("rotateLeft" + shifted, (t, a) -> rotate(t, a.get(0), a.get(1)));
      bits.exact("rotateRight" + shifted, (t, a) -> rotate(t, a.get(0), t.neg(a.get(1))));
      bits.exact("signum" + count, (t, a) -> t.compare(a.get(0), t.like(a.get(0), 0)));
    }
    table.statics("java/lang/Short").exact("reverseBytes(S)S", (t, a) -> swapped(t, a, "S"));
    table.statics("java/lang/Character").exact("reverseBytes(C)C", (t, a) -> swapped(t, a, "C"));
  }

  private static int width(Expr x) {
    return x.sort() == Sort.INT ? 32 : 64;
  }

  /** A constant whose bits repeat a pattern of the given period. */
  private static Expr mask(TermBuilder t, Expr x, long pattern, int period) {
    long mask = 0;
    for (int i = 0; i < 64; i += period) {
      mask |= pattern << i;
    }
    return t.like(x, mask);
  }

  private static Expr bitCount(TermBuilder t, Expr x) {
    Expr pairs = t.sub(x, t.and(t.ushr(x, t.integer(1)), mask(t, x, 1, 2)));
    Expr threes = mask(t, x, 3, 4);
    Expr nibbles = t.add(t.and(pairs, threes), t.and(t.ushr(pairs, t.integer(2)), threes));
    Expr bytes = t.and(t.add(nibbles, t.ushr(nibbles, t.integer(4))), mask(t, x, 15, 8));
    Expr sum = t.ushr(t.mul(bytes, mask(t, x, 1, 8)), t.integer(width(x) - 8));
    return x.sort() == Sort.INT ? sum : t.apply(Op.LONG_TO_INT, sum);
  }

  /** All bits from the highest one down. */
  private static Expr smeared(TermBuilder t, Expr x) {
    Expr smeared = x;
    for (int distance = 1; distance < width(x); distance *= 2) {
      smeared = t.or(smeared, t.ushr(smeared, t.integer(distance)));
    }
    return smeared;
  }

  private static Expr leadingZeros(TermBuilder t, Expr x) {
    return bitCount(t, t.xor(smeared(t, x), t.like(x, -1)));
  }

  private static Expr trailingZeros(TermBuilder t, Expr x) {
    return bitCount(t, t.and(t.xor(x, t.like(x, -1)), t.sub(x, t.like(x, 1))));
  }

  private static Expr highest(TermBuilder t, Expr x) {
    Expr smeared = smeared(t, x);
    return t.sub(smeared, t.ushr(smeared, t.integer(1)));
  }

  /** Swaps neighbouring groups of bits, from groups of the given size up. */
  private static Expr reverse(TermBuilder t, Expr x, int smallest) {
    Expr reversed = x;
    for (int size = smallest; size < width(x); size *= 2) {
      Expr low = mask(t, x, (1L << size) - 1, 2 * size);
      Expr distance = t.integer(size);
      reversed =
          t.or(t.shl(t.and(reversed, low), distance), t.and(t.ushr(reversed, distance), low));
    }
    return reversed;
  }

  private static Expr rotate(TermBuilder t, Expr x, Expr distance) {
    return t.or(t.shl(x, distance), t.ushr(x, t.neg(distance)));
  }

  private static Expr swapped(TermBuilder t, ModelledArguments a, String type) {
    Expr x = a.get(0);
    Expr swapped = t.or(t.shl(x, t.integer(8)), t.and(t.shr(x, t.integer(8)), t.integer(0xff)));
    return t.apply(type.equals("S") ? Op.INT_TO_SHORT : Op.INT_TO_CHAR, swapped);
  }
}
