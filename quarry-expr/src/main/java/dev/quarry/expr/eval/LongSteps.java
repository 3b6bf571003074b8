package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Longs;

/** long arithmetic on bits. */
final class LongSteps {
  private LongSteps() {}

  static long apply(Op op, long x, long y) {
    return switch (op) {
      case LONG_ADD -> Longs.add(x, y);
      case LONG_SUB -> Longs.sub(x, y);
      case LONG_MUL -> Longs.mul(x, y);
      case LONG_DIV -> Longs.div(x, y);
      case LONG_REM -> Longs.rem(x, y);
      case LONG_AND -> Longs.and(x, y);
      case LONG_OR -> Longs.or(x, y);
      case LONG_XOR -> Longs.xor(x, y);
      case LONG_SHL -> Longs.shl(x, (int) y);
      case LONG_SHR -> Longs.shr(x, (int) y);
      case LONG_USHR -> Longs.ushr(x, (int) y);
      case LONG_NEG -> Longs.neg(x);
      default -> throw Tape.notIn(OpFamily.LONGS, op);
    };
  }
}
