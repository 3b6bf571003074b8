package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/** Integers read without a sign: conversion, order, division, text. */
final class UnsignedModels {
  private static final String TEXT = "Ljava/lang/String;";
  private static final long INT_MASK = 0xffffffffL;

  private UnsignedModels() {}

  static void declare(Table table) {
    Declarations ints = table.statics("java/lang/Integer");
    Declarations longs = table.statics("java/lang/Long");
    declareSmall(table.statics("java/lang/Byte"), "B", 0xff);
    declareSmall(table.statics("java/lang/Short"), "S", 0xffff);
    ints.exact("toUnsignedLong(I)J", (t, a) -> wide(t, a.get(0)));
    ints.exact("compareUnsigned(II)I", (t, a) -> compare(t, a.get(0), a.get(1)));
    longs.exact("compareUnsigned(JJ)I", (t, a) -> compare(t, a.get(0), a.get(1)));
    declareIntDivision(ints);
    declareLongDivision(longs);
    declareIntText(ints);
    declareLongText(longs);
  }

  private static void declareSmall(Declarations small, String type, int mask) {
    small.exact("toUnsignedInt(" + type + ")I", (t, a) -> t.and(a.get(0), t.integer(mask)));
    small.exact(
        "toUnsignedLong(" + type + ")J", (t, a) -> t.toLong(t.and(a.get(0), t.integer(mask))));
    small.exact(
        "compareUnsigned(" + type + type + ")I",
        (t, a) -> t.sub(t.and(a.get(0), t.integer(mask)), t.and(a.get(1), t.integer(mask))));
  }

  /** An int as the long it is without a sign. */
  private static Expr wide(TermBuilder t, Expr x) {
    return t.and(t.toLong(x), t.number(Sort.LONG, INT_MASK));
  }

  /** Flipping the sign bits makes the signed order the unsigned one. */
  private static Expr compare(TermBuilder t, Expr a, Expr b) {
    Expr sign = t.like(a, a.sort() == Sort.INT ? Integer.MIN_VALUE : Long.MIN_VALUE);
    return t.compare(t.add(a, sign), t.add(b, sign));
  }

  private static void declareIntDivision(Declarations ints) {
    ints.exact(
            "divideUnsigned(II)I",
            (t, a) -> t.apply(Op.LONG_TO_INT, t.div(wide(t, a.get(0)), wide(t, a.get(1)))))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(1), 0));
    ints.exact(
            "remainderUnsigned(II)I",
            (t, a) -> t.apply(Op.LONG_TO_INT, t.rem(wide(t, a.get(0)), wide(t, a.get(1)))))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(1), 0));
  }

  private static void declareLongDivision(Declarations longs) {
    longs
        .exact("divideUnsigned(JJ)J", (t, a) -> quotient(t, a.get(0), a.get(1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(1), 0));
    longs
        .exact(
            "remainderUnsigned(JJ)J",
            (t, a) -> t.sub(a.get(0), t.mul(quotient(t, a.get(0), a.get(1)), a.get(1))))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(1), 0));
  }

  /** Unsigned division from signed division: Warren, Hacker's Delight, section 9-3. */
  private static Expr quotient(TermBuilder t, Expr x, Expr y) {
    Expr one = t.integer(1);
    Expr even = t.shl(t.div(t.ushr(x, one), y), one);
    Expr rest = t.sub(x, t.mul(even, y));
    Expr bySmall = t.add(even, t.bit64(t.not(lessUnsigned(t, rest, y))));
    return t.ite(t.isNegative(y), t.bit64(t.not(lessUnsigned(t, x, y))), bySmall);
  }

  private static Expr lessUnsigned(TermBuilder t, Expr a, Expr b) {
    Expr sign = t.like(a, Long.MIN_VALUE);
    return t.lt(t.add(a, sign), t.add(b, sign));
  }

  private static void declareIntText(Declarations ints) {
    ints.exact("toString(II)" + TEXT, (t, a) -> t.apply(Op.INT_TO_STRING, a.get(0), a.get(1)));
    ints.exact("toHexString(I)" + TEXT, (t, a) -> text(t, wide(t, a.get(0)), t.integer(16)));
    ints.exact("toOctalString(I)" + TEXT, (t, a) -> text(t, wide(t, a.get(0)), t.integer(8)));
    ints.exact("toBinaryString(I)" + TEXT, (t, a) -> text(t, wide(t, a.get(0)), t.integer(2)));
    ints.exact("toUnsignedString(I)" + TEXT, (t, a) -> text(t, wide(t, a.get(0)), t.integer(10)));
    ints.exact("toUnsignedString(II)" + TEXT, (t, a) -> text(t, wide(t, a.get(0)), a.get(1)));
  }

  /** The text of a negative long has no signed counterpart that fits. */
  private static void declareLongText(Declarations longs) {
    longs.exact("toString(JI)" + TEXT, (t, a) -> text(t, a.get(0), a.get(1)));
    longText(longs, "toHexString(J)" + TEXT, 16);
    longText(longs, "toOctalString(J)" + TEXT, 8);
    longText(longs, "toBinaryString(J)" + TEXT, 2);
    longText(longs, "toUnsignedString(J)" + TEXT, 10);
    longText(longs, "toUnsignedString(JI)" + TEXT, 0);
  }

  private static void longText(Declarations longs, String signature, int fixedRadix) {
    longs
        .exact(
            signature,
            (t, a) -> {
              Expr radix = fixedRadix == 0 ? a.get(1) : t.integer(fixedRadix);
              Expr run = longs.run(signature, t, a);
              return t.ite(t.isNegative(a.get(0)), run, text(t, a.get(0), radix));
            })
        .partly();
  }

  private static Expr text(TermBuilder t, Expr value, Expr radix) {
    return t.apply(Op.LONG_TO_STRING, value, radix);
  }
}
