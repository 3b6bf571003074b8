package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Longs;

/** long arithmetic on bits. */
final class LongSteps {
  private LongSteps() {}

  static long apply(Op op, long x, long y) {
    switch (op) {
      case LONG_ADD:
        return Longs.add(x, y);
      case LONG_SUB:
        return Longs.sub(x, y);
      case LONG_MUL:
        return Longs.mul(x, y);
      case LONG_DIV:
        return Longs.div(x, y);
      case LONG_REM:
        return Longs.rem(x, y);
      case LONG_AND:
        return Longs.and(x, y);
      case LONG_OR:
        return Longs.or(x, y);
      case LONG_XOR:
        return Longs.xor(x, y);
      case LONG_SHL:
        return Longs.shl(x, (int) y);
      case LONG_SHR:
        return Longs.shr(x, (int) y);
      case LONG_USHR:
        return Longs.ushr(x, (int) y);
      case LONG_NEG:
        return Longs.neg(x);
      default:
        throw Tape.notIn(Family.LONGS, op);
    }
  }
}
