package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** {@link Integer#toString(int, int)} and its kin: digits by repeated division, then the sign. */
final class NumberFormatting {
  private final LoweringTerms terms;
  private final ExprFactory factory;
  private final Vectors vectors;

  NumberFormatting(LoweringTerms terms, Vectors vectors) {
    this.terms = terms;
    this.factory = terms.factory();
    this.vectors = vectors;
  }

  /** The number as text; a radix that does not exist counts as 10, as in the JDK. */
  SymString format(Scalar number, int radix, IntegerKind kind) {
    int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
    Expr zero = kind.constant(factory, 0);
    Expr negative = kind.lt(factory, number.expr(), zero);
    // Negative numbers reach further, so the digits are taken from those.
    Expr magnitude = terms.ite(negative, number.expr(), kind.sub(factory, zero, number.expr()));
    UnitVector sign = vectors.choice(negative, vectors.constant("-"), vectors.constant(""));
    UnitVector text = vectors.concat(sign, digits(magnitude, base, kind), Bounds.WIDEST);
    return SymString.complete(text, number.needs());
  }

  private UnitVector digits(Expr negated, int radix, IntegerKind kind) {
    int most = kind.mostDigits(radix);
    Expr base = kind.constant(factory, radix);
    Expr zero = kind.constant(factory, 0);
    List<Expr> digits = new ArrayList<>();
    List<Expr> present = new ArrayList<>();
    Expr rest = negated;
    for (int i = 0; i < most; i++) {
      present.add(i == 0 ? terms.bool(true) : terms.not(kind.eq(factory, rest, zero)));
      Expr digit = kind.toInt(factory, kind.rem(factory, rest, base));
      digits.add(unit(terms.sub(terms.num(0), digit), radix));
      rest = kind.div(factory, rest, base);
    }
    Expr count = vectors.last(present, Vectors.list(most, i -> terms.num(i + 1)), terms.num(1));
    Collections.reverse(digits);
    Expr unused = terms.sub(terms.num(most), count);
    return vectors.masked(count, vectors.shiftedLeft(digits, unused));
  }

  private Expr unit(Expr digit, int radix) {
    Expr plain = terms.add(digit, '0');
    return radix <= 10 ? plain : terms.ite(terms.lt(digit, 10), plain, terms.add(digit, 'a' - 10));
  }
}
