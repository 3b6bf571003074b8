package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Bools;
import dev.quarry.expr.semantics.Ints;
import dev.quarry.expr.semantics.Longs;

/** Connectives and comparisons of integers, on bits. */
final class TruthSteps {
  private TruthSteps() {}

  static long apply(Op op, long x, long y) {
    switch (op) {
      case NOT:
        return Bools.not(x != 0) ? 1 : 0;
      case AND:
        return Bools.and(x != 0, y != 0) ? 1 : 0;
      case OR:
        return Bools.or(x != 0, y != 0) ? 1 : 0;
      case BOOL_EQ:
        return Bools.eq(x != 0, y != 0) ? 1 : 0;
      case INT_EQ:
        return Ints.eq((int) x, (int) y) ? 1 : 0;
      case INT_LT:
        return Ints.lt((int) x, (int) y) ? 1 : 0;
      case INT_LE:
        return Ints.le((int) x, (int) y) ? 1 : 0;
      case LONG_EQ:
        return Longs.eq(x, y) ? 1 : 0;
      case LONG_LT:
        return Longs.lt(x, y) ? 1 : 0;
      case LONG_LE:
        return Longs.le(x, y) ? 1 : 0;
      case LONG_CMP:
        return Longs.cmp(x, y);
      default:
        throw Tape.notIn(Family.TRUTHS, op);
    }
  }
}
