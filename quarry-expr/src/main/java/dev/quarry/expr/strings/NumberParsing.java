package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.ArrayList;

/**
 * {@link Integer#parseInt(String, int)} and its kin, unrolled: like the JDK it sums up negatively,
 * so that the least number needs no special case.
 */
final class NumberParsing {
  /** Units below this one are digits in ASCII or not at all, by the running JDK. */
  private static final int FIRST_FOREIGN_DIGIT = firstForeignDigit();

  private final LoweringTerms terms;
  private final ExprFactory factory;
  private final Vectors vectors;
  private final Assuming assuming;

  NumberParsing(LoweringTerms terms, Vectors vectors, Assuming assuming) {
    this.terms = terms;
    this.factory = terms.factory();
    this.vectors = vectors;
    this.assuming = assuming;
  }

  private static int firstForeignDigit() {
    int unit = 128;
    while (Character.digit((char) unit, Character.MAX_RADIX) < 0) {
      unit++;
    }
    return unit;
  }

  /** Whether the string denotes a number. */
  Scalar isNumber(SymString s, int radix, IntegerKind kind) {
    if (isNoRadix(radix)) {
      return new Scalar(terms.bool(false), Needs.NONE);
    }
    return new Scalar(parse(s.vector(), radix, kind).valid, needs(s));
  }

  /** The number the string denotes; 0 if it does not. */
  Scalar number(SymString s, int radix, IntegerKind kind) {
    if (isNoRadix(radix)) {
      return new Scalar(kind.constant(factory, 0), Needs.NONE);
    }
    Parsed parsed = parse(s.vector(), radix, kind);
    Expr zero = kind.constant(factory, 0);
    return new Scalar(terms.ite(parsed.valid, parsed.value, zero), needs(s));
  }

  private static boolean isNoRadix(int radix) {
    return radix < Character.MIN_RADIX || radix > Character.MAX_RADIX;
  }

  private Needs needs(SymString s) {
    UnitSet known = UnitSet.range(0, FIRST_FOREIGN_DIGIT - 1);
    return s.allNeeds().with(assuming.unitsIn(known, s, "Digits are in ASCII"));
  }

  private Parsed parse(UnitVector s, int radix, IntegerKind kind) {
    Expr sign = vectors.unit(s.units(), 0);
    Expr negative = terms.eq(sign, '-');
    Expr signed = terms.or(negative, terms.eq(sign, '+'));
    var valid = new ArrayList<Expr>();
    valid.add(terms.lt(terms.ite(signed, terms.num(1), terms.num(0)), s.length()));
    Expr sum = kind.constant(factory, 0);
    for (int i = 0; i < s.width(); i++) {
      Expr here = terms.lt(i, s.length());
      if (i == 0) {
        here = terms.and(here, terms.not(signed));
      }
      Step step = step(s.units().get(i), sum, radix, kind, negative, i);
      valid.add(terms.or(terms.not(here), step.valid));
      sum = terms.ite(here, step.sum, sum);
    }
    Expr positive = kind.sub(factory, kind.constant(factory, 0), sum);
    return new Parsed(terms.all(valid), terms.ite(negative, sum, positive));
  }

  /** One more digit; valid if it is a digit and nothing overflows. */
  private Step step(Expr unit, Expr sum, int radix, IntegerKind kind, Expr negative, int index) {
    Expr value = kind.of(factory, digit(unit, radix));
    Expr base = kind.constant(factory, radix);
    Expr shifted = kind.mul(factory, sum, base);
    Expr longer = kind.sub(factory, shifted, value);
    Expr isDigit = isDigit(unit, radix);
    if (index < kind.safeDigits(radix)) {
      return new Step(isDigit, longer);
    }
    long min = kind.min();
    Expr least = signed(kind, negative, min, min + 1);
    Expr leastBefore = signed(kind, negative, min / radix, (min + 1) / radix);
    Expr overflows = kind.lt(factory, sum, leastBefore);
    Expr overflowsByDigit = kind.lt(factory, shifted, kind.add(factory, least, value));
    Expr fits = terms.and(terms.not(overflows), terms.not(overflowsByDigit));
    return new Step(terms.and(isDigit, fits), longer);
  }

  private Expr signed(IntegerKind kind, Expr negative, long ifNegative, long ifPositive) {
    return terms.ite(
        negative, kind.constant(factory, ifNegative), kind.constant(factory, ifPositive));
  }

  private Expr isDigit(Expr unit, int radix) {
    return digits(radix).or(letters('a', radix)).or(letters('A', radix)).contains(terms, unit);
  }

  private Expr digit(Expr unit, int radix) {
    Expr plain = terms.add(unit, -'0');
    if (radix <= 10) {
      return plain;
    }
    Expr upper = terms.add(unit, 10 - 'A');
    Expr lower = terms.add(unit, 10 - 'a');
    Expr letter = terms.ite(terms.le('a', unit), lower, upper);
    return terms.ite(terms.le(unit, '9'), plain, letter);
  }

  private static UnitSet digits(int radix) {
    return UnitSet.range('0', '0' + Math.min(radix, 10) - 1);
  }

  private static UnitSet letters(char first, int radix) {
    return radix <= 10 ? UnitSet.EMPTY : UnitSet.range(first, first + radix - 11);
  }

  private record Parsed(Expr valid, Expr value) {}

  private record Step(Expr valid, Expr sum) {}
}
