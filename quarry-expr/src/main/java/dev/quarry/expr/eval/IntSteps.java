package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Ints;

/** int arithmetic on bits. */
final class IntSteps {
  private IntSteps() {}

  static long apply(Op op, long x, long y) {
    return switch (op) {
      case INT_ADD -> Ints.add((int) x, (int) y);
      case INT_SUB -> Ints.sub((int) x, (int) y);
      case INT_MUL -> Ints.mul((int) x, (int) y);
      case INT_DIV -> Ints.div((int) x, (int) y);
      case INT_REM -> Ints.rem((int) x, (int) y);
      case INT_AND -> Ints.and((int) x, (int) y);
      case INT_OR -> Ints.or((int) x, (int) y);
      case INT_XOR -> Ints.xor((int) x, (int) y);
      case INT_SHL -> Ints.shl((int) x, (int) y);
      case INT_SHR -> Ints.shr((int) x, (int) y);
      case INT_USHR -> Ints.ushr((int) x, (int) y);
      case INT_NEG -> Ints.neg((int) x);
      default -> throw Tape.notIn(OpFamily.INTS, op);
    };
  }
}
