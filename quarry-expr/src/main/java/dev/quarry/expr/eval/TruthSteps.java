package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Bools;
import dev.quarry.expr.semantics.Ints;
import dev.quarry.expr.semantics.Longs;

/** Connectives and comparisons of integers, on bits. */
final class TruthSteps {
  private TruthSteps() {}

  static long apply(Op op, long x, long y) {
    return switch (op) {
      case NOT -> Bools.not(x != 0) ? 1 : 0;
      case AND -> Bools.and(x != 0, y != 0) ? 1 : 0;
      case OR -> Bools.or(x != 0, y != 0) ? 1 : 0;
      case BOOL_EQ -> Bools.eq(x != 0, y != 0) ? 1 : 0;
      case INT_EQ -> Ints.eq((int) x, (int) y) ? 1 : 0;
      case INT_LT -> Ints.lt((int) x, (int) y) ? 1 : 0;
      case INT_LE -> Ints.le((int) x, (int) y) ? 1 : 0;
      case LONG_EQ -> Longs.eq(x, y) ? 1 : 0;
      case LONG_LT -> Longs.lt(x, y) ? 1 : 0;
      case LONG_LE -> Longs.le(x, y) ? 1 : 0;
      case LONG_CMP -> Longs.cmp(x, y);
      default -> throw Tape.notIn(OpFamily.TRUTHS, op);
    };
  }
}
