package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/** Integer arithmetic of {@link Math} that throws where it would overflow. */
final class ExactArithmetic {
  private ExactArithmetic() {}

  static void declare(Declarations math) {
    math.exact("addExact(II)I", (t, a) -> t.add(a.get(0), a.get(1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> noInt(t, t.add(wide(t, a, 0), wide(t, a, 1))));
    math.exact("addExact(JJ)J", (t, a) -> t.add(a.get(0), a.get(1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> sumOverflows(t, a.get(0), a.get(1)));
    math.exact("subtractExact(II)I", (t, a) -> t.sub(a.get(0), a.get(1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> noInt(t, t.sub(wide(t, a, 0), wide(t, a, 1))));
    math.exact("subtractExact(JJ)J", (t, a) -> t.sub(a.get(0), a.get(1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> differenceOverflows(t, a.get(0), a.get(1)));
    math.exact("multiplyExact(II)I", (t, a) -> t.mul(a.get(0), a.get(1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> noInt(t, t.mul(wide(t, a, 0), wide(t, a, 1))));
    math.exact("multiplyExact(JI)J", (t, a) -> t.mul(a.get(0), wide(t, a, 1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> productOverflows(t, a.get(0), wide(t, a, 1)));
    math.exact("multiplyExact(JJ)J", (t, a) -> t.mul(a.get(0), a.get(1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> productOverflows(t, a.get(0), a.get(1)));
    math.exact("multiplyFull(II)J", (t, a) -> t.mul(wide(t, a, 0), wide(t, a, 1)));
    math.exact("toIntExact(J)I", (t, a) -> t.apply(Op.LONG_TO_INT, a.get(0)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> noInt(t, a.get(0)));
    declareSteps(math, "I", Integer.MIN_VALUE, Integer.MAX_VALUE);
    declareSteps(math, "J", Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static void declareSteps(Declarations math, String type, long least, long greatest) {
    String one = "(" + type + ")" + type;
    math.exact("negateExact" + one, (t, a) -> t.neg(a.get(0)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(0), least));
    math.exact("incrementExact" + one, (t, a) -> t.add(a.get(0), t.like(a.get(0), 1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(0), greatest));
    math.exact("decrementExact" + one, (t, a) -> t.sub(a.get(0), t.like(a.get(0), 1)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(0), least));
    math.exact("absExact" + one, (t, a) -> t.ite(t.isNegative(a.get(0)), t.neg(a.get(0)), a.get(0)))
        .raises(ThrownNames.ARITHMETIC, (t, a) -> t.is(a.get(0), least));
  }

  /** An int argument as a long. */
  private static Expr wide(TermBuilder t, ModelledArguments a, int position) {
    return t.toLong(a.get(position));
  }

  private static Expr noInt(TermBuilder t, Expr value) {
    return t.not(t.between(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  /** The sum's sign is that of neither summand. */
  private static Expr sumOverflows(TermBuilder t, Expr a, Expr b) {
    Expr sum = t.add(a, b);
    return t.isNegative(t.and(t.xor(a, sum), t.xor(b, sum)));
  }

  /** The operands' signs differ, and the difference's is not that of the first. */
  private static Expr differenceOverflows(TermBuilder t, Expr a, Expr b) {
    return t.isNegative(t.and(t.xor(a, b), t.xor(a, t.sub(a, b))));
  }

  /** Dividing the product by a factor does not give the other one. */
  private static Expr productOverflows(TermBuilder t, Expr a, Expr b) {
    Expr zero = t.number(Sort.LONG, 0);
    Expr quotientDiffers = t.not(t.eq(t.div(t.mul(a, b), a), b));
    Expr negatesLeast = t.all(t.is(a, -1), t.is(b, Long.MIN_VALUE));
    return t.all(t.not(t.eq(a, zero)), t.any(quotientDiffers, negatesLeast));
  }
}
