package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;

/** Places in strings. */
final class Text {
  private Text() {}

  /** Whether an index is that of no character. */
  static Expr noIndex(TermBuilder t, Expr text, Expr index) {
    return t.any(t.isNegative(index), t.le(t.length(text), index));
  }

  /** Whether a place is not between two characters, at the beginning or at the end. */
  static Expr noPlace(TermBuilder t, Expr text, Expr place) {
    return t.any(t.isNegative(place), t.lt(t.length(text), place));
  }

  /** Whether there is no part from begin to end. */
  static Expr noRange(TermBuilder t, Expr text, Expr begin, Expr end) {
    return t.any(t.isNegative(begin), t.lt(end, begin), t.lt(t.length(text), end));
  }

  static Expr charAt(TermBuilder t, Expr text, Expr index) {
    return t.apply(Op.STRING_CHAR_AT, text, index);
  }

  static Expr from(TermBuilder t, Expr text, Expr begin) {
    return t.substring(text, begin, t.length(text));
  }

  static Expr upTo(TermBuilder t, Expr text, Expr end) {
    return t.substring(text, t.integer(0), end);
  }

  /** The text with the part from begin to end replaced. */
  static Expr replaced(TermBuilder t, Expr text, Expr begin, Expr end, Expr by) {
    return t.concat(t.concat(upTo(t, text, begin), by), from(t, text, end));
  }

  /** The code point that begins at an index. */
  static Expr codePointAt(TermBuilder t, Expr text, Expr index) {
    Expr next = t.add(index, t.integer(1));
    return pair(t, charAt(t, text, index), charAt(t, text, next), charAt(t, text, index));
  }

  /** The code point that ends before a place. */
  static Expr codePointBefore(TermBuilder t, Expr text, Expr place) {
    Expr low = charAt(t, text, t.sub(place, t.integer(1)));
    return pair(t, charAt(t, text, t.sub(place, t.integer(2))), low, low);
  }

  /** Outside the text there is the unit 0, which is no surrogate. */
  private static Expr pair(TermBuilder t, Expr high, Expr low, Expr otherwise) {
    return t.ite(Surrogates.isPair(t, high, low), Surrogates.codePoint(t, high, low), otherwise);
  }
}
