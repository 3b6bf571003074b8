package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/** Integer division of {@link Math} that rounds down or up, or throws where it would overflow. */
final class Divisions {
  private Divisions() {}

  static void declare(Declarations math) {
    declareForTypes(math, "(II)I");
    declareForTypes(math, "(JJ)J");
    declareForTypes(math, "(JI)J");
    divided(math, "floorMod(II)I", Divisions::floorMod);
    divided(math, "floorMod(JJ)J", Divisions::floorMod);
    divided(math, "floorMod(JI)I", Divisions::floorMod);
    divided(math, "ceilMod(II)I", Divisions::ceilMod);
    divided(math, "ceilMod(JJ)J", Divisions::ceilMod);
    divided(math, "ceilMod(JI)I", Divisions::ceilMod);
  }

  private static void declareForTypes(Declarations math, String types) {
    divided(math, "floorDiv" + types, Divisions::floorDiv);
    divided(math, "ceilDiv" + types, Divisions::ceilDiv);
    if (!types.equals("(JI)J")) {
      divided(math, "divideExact" + types, TermBuilder::div);
      divided(math, "floorDivExact" + types, Divisions::floorDiv);
      divided(math, "ceilDivExact" + types, Divisions::ceilDiv);
    }
  }

  @FunctionalInterface
  private interface Division {
    Expr of(TermBuilder terms, Expr dividend, Expr divisor);
  }

  private static void divided(Declarations math, String signature, Division division) {
    boolean narrows = signature.endsWith("(JI)I");
    boolean isExact = signature.contains("Exact");
    math.exact(
            signature,
            (t, a) -> {
              Expr result = division.of(t, a.get(0), widened(t, a));
              return narrows ? t.apply(Op.LONG_TO_INT, result) : result;
            })
        .raises(
            ThrownNames.ARITHMETIC,
            (t, a) -> t.any(t.is(a.get(1), 0), isExact ? tooBig(t, a) : t.bool(false)));
  }

  /** The divisor, with the sort of the dividend. */
  private static Expr widened(TermBuilder t, ModelledArguments a) {
    return a.get(0).sort() == a.get(1).sort() ? a.get(1) : t.toLong(a.get(1));
  }

  /** The least number by minus one, the only quotient that doesn't fit. */
  private static Expr tooBig(TermBuilder t, ModelledArguments a) {
    long least = a.get(0).sort() == Sort.INT ? Integer.MIN_VALUE : Long.MIN_VALUE;
    return t.all(t.is(a.get(0), least), t.is(a.get(1), -1));
  }

  private static Expr floorDiv(TermBuilder t, Expr x, Expr y) {
    Expr quotient = t.div(x, y);
    Expr roundedUp = t.all(t.isNegative(t.xor(x, y)), t.not(t.eq(t.mul(quotient, y), x)));
    return t.ite(roundedUp, t.sub(quotient, t.like(x, 1)), quotient);
  }

  private static Expr ceilDiv(TermBuilder t, Expr x, Expr y) {
    Expr quotient = t.div(x, y);
    Expr sameSign = t.not(t.isNegative(t.xor(x, y)));
    Expr roundedDown = t.all(sameSign, t.not(t.eq(t.mul(quotient, y), x)));
    return t.ite(roundedDown, t.add(quotient, t.like(x, 1)), quotient);
  }

  private static Expr floorMod(TermBuilder t, Expr x, Expr y) {
    Expr rest = t.rem(x, y);
    Expr otherSign = t.all(t.isNegative(t.xor(rest, y)), t.not(t.is(rest, 0)));
    return t.ite(otherSign, t.add(rest, y), rest);
  }

  private static Expr ceilMod(TermBuilder t, Expr x, Expr y) {
    Expr rest = t.rem(x, y);
    Expr sameSign = t.all(t.not(t.isNegative(t.xor(rest, y))), t.not(t.is(rest, 0)));
    return t.ite(sameSign, t.sub(rest, y), rest);
  }
}
