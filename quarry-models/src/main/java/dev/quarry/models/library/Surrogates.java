package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;

/** Code points and the pairs of code units that make them. */
final class Surrogates {
  private Surrogates() {}

  static Expr isHigh(TermBuilder t, Expr unit) {
    return t.between(unit, Character.MIN_HIGH_SURROGATE, Character.MAX_HIGH_SURROGATE);
  }

  static Expr isLow(TermBuilder t, Expr unit) {
    return t.between(unit, Character.MIN_LOW_SURROGATE, Character.MAX_LOW_SURROGATE);
  }

  static Expr isPair(TermBuilder t, Expr high, Expr low) {
    return t.all(isHigh(t, high), isLow(t, low));
  }

  static Expr codePoint(TermBuilder t, Expr high, Expr low) {
    int offset =
        Character.MIN_SUPPLEMENTARY_CODE_POINT
            - (Character.MIN_HIGH_SURROGATE << 10)
            - Character.MIN_LOW_SURROGATE;
    return t.add(t.add(t.shl(high, t.integer(10)), low), t.integer(offset));
  }

  static Expr isBmp(TermBuilder t, Expr codePoint) {
    return t.between(codePoint, 0, 0xffff);
  }

  static Expr isValid(TermBuilder t, Expr codePoint) {
    return t.between(codePoint, 0, Character.MAX_CODE_POINT);
  }

  static Expr high(TermBuilder t, Expr codePoint) {
    int offset = Character.MIN_HIGH_SURROGATE - (Character.MIN_SUPPLEMENTARY_CODE_POINT >>> 10);
    Expr high = t.add(t.ushr(codePoint, t.integer(10)), t.integer(offset));
    return t.apply(Op.INT_TO_CHAR, high);
  }

  static Expr low(TermBuilder t, Expr codePoint) {
    Expr bits = t.and(codePoint, t.integer(0x3ff));
    return t.add(bits, t.integer(Character.MIN_LOW_SURROGATE));
  }

  /** The text of a valid code point. */
  static Expr text(TermBuilder t, Expr codePoint) {
    Expr one = t.apply(Op.STRING_OF_CHAR, codePoint);
    Expr two =
        t.concat(
            t.apply(Op.STRING_OF_CHAR, high(t, codePoint)),
            t.apply(Op.STRING_OF_CHAR, low(t, codePoint)));
    return t.ite(isBmp(t, codePoint), one, two);
  }
}
