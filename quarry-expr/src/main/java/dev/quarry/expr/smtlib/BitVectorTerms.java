package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/**
 * Arithmetic on bit vectors of any width up to 64. A vector of fewer bits than its representation
 * is kept zero-extended; 32 and 64 bits are plain int and long.
 */
final class BitVectorTerms {
  private final ExprFactory factory;

  BitVectorTerms(ExprFactory factory) {
    this.factory = factory;
  }

  /** One of the two operations, whichever fits the first operand. */
  Expr make(Op onInt, Op onLong, Expr... operands) {
    return factory.apply(isInt(operands[0]) ? onInt : onLong, operands);
  }

  private static boolean isInt(Expr expr) {
    return expr.sort() == dev.quarry.expr.Sort.INT;
  }

  /** A constant of a width; only its low bits count. */
  ScriptTerm constant(int width, long value) {
    long low = width == 64 ? value : value & ((1L << width) - 1);
    return new ScriptTerm(
        new SmtSort.BitVec(width),
        width <= 32 ? factory.intConst((int) low) : factory.longConst(low));
  }

  private Expr number(Expr like, long value) {
    return isInt(like) ? factory.intConst((int) value) : factory.longConst(value);
  }

  /** The low bits of an expression of the width's representation. */
  ScriptTerm low(int width, Expr expr) {
    Expr masked = expr;
    if (width == 16) {
      masked = factory.apply(Op.INT_TO_CHAR, expr);
    } else if (width != 32 && width != 64) {
      masked = make(Op.INT_AND, Op.LONG_AND, expr, number(expr, (1L << width) - 1));
    }
    return new ScriptTerm(new SmtSort.BitVec(width), masked);
  }

  /** The sign-extended value, in the representation of the term's width. */
  Expr signed(ScriptTerm term) {
    Expr expr = term.expr();
    switch (term.width()) {
      case 8:
        return factory.apply(Op.INT_TO_BYTE, expr);
      case 16:
        return factory.apply(Op.INT_TO_SHORT, expr);
      case 32, 64:
        return expr;
      default:
        Expr count = factory.intConst((isInt(expr) ? 32 : 64) - term.width());
        Expr left = make(Op.INT_SHL, Op.LONG_SHL, expr, count);
        return make(Op.INT_SHR, Op.LONG_SHR, left, count);
    }
  }

  /** The zero-extended value as a long. */
  Expr unsignedLong(ScriptTerm term) {
    if (!isInt(term.expr())) {
      return term.expr();
    }
    Expr wide = factory.apply(Op.INT_TO_LONG, term.expr());
    return term.width() < 32
        ? wide
        : factory.apply(Op.LONG_AND, wide, factory.longConst(0xffffffffL));
  }

  /** The bits of a long as a vector. */
  ScriptTerm fromLong(int width, Expr value) {
    return low(width, width <= 32 ? factory.apply(Op.LONG_TO_INT, value) : value);
  }

  Expr choose(Expr condition, ScriptTerm then, ScriptTerm otherwise) {
    return factory.ite(condition, then.expr(), otherwise.expr());
  }

  Expr equal(ScriptTerm a, ScriptTerm b) {
    return make(Op.INT_EQ, Op.LONG_EQ, a.expr(), b.expr());
  }

  Expr unsignedLess(ScriptTerm a, ScriptTerm b) {
    if (a.width() == 32 || a.width() == 64) {
      Expr sign = number(a.expr(), a.width() == 32 ? Integer.MIN_VALUE : Long.MIN_VALUE);
      return make(
          Op.INT_LT,
          Op.LONG_LT,
          make(Op.INT_XOR, Op.LONG_XOR, a.expr(), sign),
          make(Op.INT_XOR, Op.LONG_XOR, b.expr(), sign));
    }
    return make(Op.INT_LT, Op.LONG_LT, a.expr(), b.expr());
  }

  Expr signedLess(ScriptTerm a, ScriptTerm b) {
    return make(Op.INT_LT, Op.LONG_LT, signed(a), signed(b));
  }

  /** A shift whose count may exceed the width; then all bits come from the side. */
  ScriptTerm shift(Op onInt, Op onLong, ScriptTerm a, ScriptTerm count) {
    boolean arithmetic = onInt == Op.INT_SHR;
    Expr value = arithmetic ? signed(a) : a.expr();
    Expr beyond =
        arithmetic
            ? make(Op.INT_SHR, Op.LONG_SHR, value, factory.intConst(a.width() - 1))
            : number(value, 0);
    Expr by = isInt(count.expr()) ? count.expr() : factory.apply(Op.LONG_TO_INT, count.expr());
    Expr shifted = make(onInt, onLong, value, by);
    // A width is always less than two to the width, so it fits into a vector of that many bits.
    Expr inside = unsignedLess(count, constant(a.width(), a.width()));
    return low(a.width(), factory.ite(inside, shifted, beyond));
  }

  ScriptTerm unsignedDivide(ScriptTerm a, ScriptTerm b) {
    if (a.width() == 64) {
      return new ScriptTerm(a.sort(), unsignedQuotient(a, b));
    }
    if (a.width() < 32) {
      return low(a.width(), factory.apply(Op.INT_DIV, a.expr(), b.expr()));
    }
    Expr quotient = factory.apply(Op.LONG_DIV, unsignedLong(a), unsignedLong(b));
    return fromLong(a.width(), quotient);
  }

  ScriptTerm unsignedRemainder(ScriptTerm a, ScriptTerm b) {
    if (a.width() == 64) {
      Expr product = factory.apply(Op.LONG_MUL, unsignedQuotient(a, b), b.expr());
      return new ScriptTerm(a.sort(), factory.apply(Op.LONG_SUB, a.expr(), product));
    }
    if (a.width() < 32) {
      return low(a.width(), factory.apply(Op.INT_REM, a.expr(), b.expr()));
    }
    Expr remainder = factory.apply(Op.LONG_REM, unsignedLong(a), unsignedLong(b));
    return fromLong(a.width(), remainder);
  }

  /**
   * Unsigned division by signed division: Warren, Hacker's Delight, section 9-3. A divisor of 0
   * gives all ones, since LONG_DIV gives -1 there: -1 doubled, plus 1.
   */
  private Expr unsignedQuotient(ScriptTerm a, ScriptTerm b) {
    Expr one = factory.intConst(1);
    Expr half = factory.apply(Op.LONG_USHR, a.expr(), one);
    Expr estimate = factory.apply(Op.LONG_SHL, factory.apply(Op.LONG_DIV, half, b.expr()), one);
    Expr rest =
        factory.apply(Op.LONG_SUB, a.expr(), factory.apply(Op.LONG_MUL, estimate, b.expr()));
    Expr correction =
        factory.ite(
            unsignedLess(new ScriptTerm(a.sort(), rest), b),
            factory.longConst(0),
            factory.longConst(1));
    Expr bySmall = factory.apply(Op.LONG_ADD, estimate, correction);
    Expr byLarge = factory.ite(unsignedLess(a, b), factory.longConst(0), factory.longConst(1));
    return factory.ite(factory.apply(Op.LONG_LT, b.expr(), factory.longConst(0)), byLarge, bySmall);
  }

  /** The signed remainder with the sign of the divisor. */
  ScriptTerm modulo(ScriptTerm a, ScriptTerm b) {
    Expr zero = number(a.expr(), 0);
    Expr divisor = signed(b);
    Expr remainder = make(Op.INT_REM, Op.LONG_REM, signed(a), divisor);
    Expr differ = make(Op.INT_XOR, Op.LONG_XOR, remainder, divisor);
    Expr adjust =
        factory.apply(
            Op.AND,
            factory.not(make(Op.INT_EQ, Op.LONG_EQ, remainder, zero)),
            make(Op.INT_LT, Op.LONG_LT, differ, zero));
    Expr sum = make(Op.INT_ADD, Op.LONG_ADD, remainder, divisor);
    return low(a.width(), factory.ite(adjust, sum, remainder));
  }

  ScriptTerm zeroExtend(ScriptTerm term, int width) {
    Expr expr = width <= 32 || !isInt(term.expr()) ? term.expr() : unsignedLong(term);
    return new ScriptTerm(new SmtSort.BitVec(width), expr);
  }

  ScriptTerm signExtend(ScriptTerm term, int width) {
    Expr expr = signed(term);
    boolean widen = width > 32 && isInt(term.expr());
    return low(width, widen ? factory.apply(Op.INT_TO_LONG, expr) : expr);
  }

  ScriptTerm extract(ScriptTerm term, int from, int to) {
    int width = from - to + 1;
    Expr moved =
        to == 0 ? term.expr() : make(Op.INT_USHR, Op.LONG_USHR, term.expr(), factory.intConst(to));
    boolean narrow = width <= 32 && !isInt(moved);
    return low(width, narrow ? factory.apply(Op.LONG_TO_INT, moved) : moved);
  }

  ScriptTerm concat(ScriptTerm high, ScriptTerm low) {
    int width = high.width() + low.width();
    Expr upper = zeroExtend(high, width).expr();
    Expr lower = zeroExtend(low, width).expr();
    Expr moved = make(Op.INT_SHL, Op.LONG_SHL, upper, factory.intConst(low.width()));
    return new ScriptTerm(new SmtSort.BitVec(width), make(Op.INT_OR, Op.LONG_OR, moved, lower));
  }
}
