package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Ints;

/** int arithmetic on bits. */
final class IntSteps {
  private IntSteps() {}

  static long apply(Op op, long x, long y) {
    switch (op) {
      case INT_ADD:
        return Ints.add((int) x, (int) y);
      case INT_SUB:
        return Ints.sub((int) x, (int) y);
      case INT_MUL:
        return Ints.mul((int) x, (int) y);
      case INT_DIV:
        return Ints.div((int) x, (int) y);
      case INT_REM:
        return Ints.rem((int) x, (int) y);
      case INT_AND:
        return Ints.and((int) x, (int) y);
      case INT_OR:
        return Ints.or((int) x, (int) y);
      case INT_XOR:
        return Ints.xor((int) x, (int) y);
      case INT_SHL:
        return Ints.shl((int) x, (int) y);
      case INT_SHR:
        return Ints.shr((int) x, (int) y);
      case INT_USHR:
        return Ints.ushr((int) x, (int) y);
      case INT_NEG:
        return Ints.neg((int) x);
      default:
        throw Tape.notIn(Family.INTS, op);
    }
  }
}
