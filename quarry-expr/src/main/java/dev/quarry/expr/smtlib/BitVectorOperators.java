package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import java.util.Map;
import java.util.function.BinaryOperator;

/** The theory FixedSizeBitVectors and the definitions of logic QF_BV, up to 64 bits. */
final class BitVectorOperators {
  private BitVectorOperators() {}

  /** An operation on two vectors of one width. */
  private interface Binary {
    ScriptTerm apply(BitVectorTerms terms, ScriptTerm a, ScriptTerm b);
  }

  /** A comparison of two vectors of one width. */
  private interface Comparison {
    Expr apply(BitVectorTerms terms, ScriptTerm a, ScriptTerm b);
  }

  static void addTo(Map<String, SmtOperator> table) {
    addArithmetic(table);
    addDivisions(table);
    addComparisons(table);
    table.put("bvneg", a -> unary(a, Op.INT_NEG, Op.LONG_NEG));
    table.put("bvnot", a -> complement(a, one(a)));
    table.put("concat", BitVectorOperators::concat);
    table.put("extract", BitVectorOperators::extract);
    table.put("zero_extend", a -> terms(a).zeroExtend(one(a), extended(a)));
    table.put("sign_extend", a -> terms(a).signExtend(one(a), extended(a)));
    table.put("rotate_left", a -> rotate(a, 1));
    table.put("rotate_right", a -> rotate(a, -1));
  }

  private static void addArithmetic(Map<String, SmtOperator> table) {
    table.put("bvadd", a -> chain(a, Op.INT_ADD, Op.LONG_ADD));
    table.put("bvmul", a -> chain(a, Op.INT_MUL, Op.LONG_MUL));
    table.put("bvand", a -> chain(a, Op.INT_AND, Op.LONG_AND));
    table.put("bvor", a -> chain(a, Op.INT_OR, Op.LONG_OR));
    table.put("bvxor", a -> chain(a, Op.INT_XOR, Op.LONG_XOR));
    table.put("bvnand", a -> complement(a, pair(a, Op.INT_AND, Op.LONG_AND)));
    table.put("bvnor", a -> complement(a, pair(a, Op.INT_OR, Op.LONG_OR)));
    table.put("bvxnor", a -> complement(a, pair(a, Op.INT_XOR, Op.LONG_XOR)));
    table.put("bvsub", a -> pair(a, Op.INT_SUB, Op.LONG_SUB));
  }

  private static void addDivisions(Map<String, SmtOperator> table) {
    binary(table, "bvsdiv", (t, a, b) -> onSigned(t, Op.INT_DIV, Op.LONG_DIV, a, b));
    binary(table, "bvsrem", (t, a, b) -> onSigned(t, Op.INT_REM, Op.LONG_REM, a, b));
    binary(table, "bvsmod", BitVectorTerms::modulo);
    binary(table, "bvudiv", BitVectorTerms::unsignedDivide);
    binary(table, "bvurem", BitVectorTerms::unsignedRemainder);
    binary(table, "bvshl", (t, a, b) -> t.shift(Op.INT_SHL, Op.LONG_SHL, a, b));
    binary(table, "bvlshr", (t, a, b) -> t.shift(Op.INT_USHR, Op.LONG_USHR, a, b));
    binary(table, "bvashr", (t, a, b) -> t.shift(Op.INT_SHR, Op.LONG_SHR, a, b));
  }

  private static void addComparisons(Map<String, SmtOperator> table) {
    comparison(table, "bvult", BitVectorTerms::unsignedLess);
    comparison(table, "bvugt", (t, a, b) -> t.unsignedLess(b, a));
    comparison(table, "bvslt", BitVectorTerms::signedLess);
    comparison(table, "bvsgt", (t, a, b) -> t.signedLess(b, a));
    negated(table, "bvule", (t, a, b) -> t.unsignedLess(b, a));
    negated(table, "bvuge", BitVectorTerms::unsignedLess);
    table.put("bvsle", a -> signedAtMost(two(a), a.argument(0), a.argument(1)));
    table.put("bvsge", a -> signedAtMost(two(a), a.argument(1), a.argument(0)));
    binary(
        table,
        "bvcomp",
        (t, a, b) -> {
          ScriptTerm one = t.constant(1, 1);
          return new ScriptTerm(one.sort(), t.choose(t.equal(a, b), one, t.constant(1, 0)));
        });
  }

  private static ScriptTerm signedAtMost(BitVectorTerms terms, ScriptTerm left, ScriptTerm right) {
    return ScriptTerm.bool(
        terms.make(Op.INT_LE, Op.LONG_LE, terms.signed(left), terms.signed(right)));
  }

  private static BitVectorTerms terms(Application a) {
    return new BitVectorTerms(a.factory());
  }

  private static ScriptTerm one(Application a) {
    a.require(a.count() == 1 && a.argument(0).isBits(), "one bit vector");
    return a.argument(0);
  }

  private static BitVectorTerms two(Application a) {
    a.require(a.count() == 2, "two bit vectors of the same width");
    return several(a);
  }

  private static BitVectorTerms several(Application a) {
    a.require(
        a.count() >= 2
            && a.arguments().stream()
                .allMatch(t -> t.isBits() && t.sort().equals(a.argument(0).sort())),
        "bit vectors of the same width");
    return terms(a);
  }

  private static void binary(Map<String, SmtOperator> table, String name, Binary meaning) {
    table.put(name, a -> meaning.apply(two(a), a.argument(0), a.argument(1)));
  }

  private static void comparison(Map<String, SmtOperator> table, String name, Comparison meaning) {
    table.put(name, a -> ScriptTerm.bool(meaning.apply(two(a), a.argument(0), a.argument(1))));
  }

  private static void negated(Map<String, SmtOperator> table, String name, Comparison meaning) {
    table.put(
        name,
        a -> ScriptTerm.bool(a.factory().not(meaning.apply(two(a), a.argument(0), a.argument(1)))));
  }

  private static ScriptTerm chain(Application a, Op onInt, Op onLong) {
    BitVectorTerms terms = several(a);
    BinaryOperator<ScriptTerm> step =
        (left, right) ->
            terms.low(left.width(), terms.make(onInt, onLong, left.expr(), right.expr()));
    return a.arguments().stream().reduce(step).orElseThrow();
  }

  private static ScriptTerm pair(Application a, Op onInt, Op onLong) {
    two(a);
    return chain(a, onInt, onLong);
  }

  private static ScriptTerm unary(Application a, Op onInt, Op onLong) {
    ScriptTerm operand = one(a);
    return terms(a).low(operand.width(), terms(a).make(onInt, onLong, operand.expr()));
  }

  private static ScriptTerm complement(Application a, ScriptTerm operand) {
    ScriptTerm ones = terms(a).constant(operand.width(), -1);
    Expr flipped = terms(a).make(Op.INT_XOR, Op.LONG_XOR, operand.expr(), ones.expr());
    return new ScriptTerm(operand.sort(), flipped);
  }

  private static ScriptTerm onSigned(
      BitVectorTerms terms, Op onInt, Op onLong, ScriptTerm a, ScriptTerm b) {
    return terms.low(a.width(), terms.make(onInt, onLong, terms.signed(a), terms.signed(b)));
  }

  private static ScriptTerm concat(Application a) {
    a.require(
        a.count() >= 2 && a.arguments().stream().allMatch(ScriptTerm::isBits),
        "two or more bit vectors");
    requireWidth(a, a.arguments().stream().mapToInt(ScriptTerm::width).sum());
    return a.arguments().stream().reduce((high, low) -> terms(a).concat(high, low)).orElseThrow();
  }

  private static ScriptTerm extract(Application a) {
    a.requireIndices(2);
    ScriptTerm operand = one(a);
    int from = a.indices().get(0);
    int to = a.indices().get(1);
    if (from < to || from >= operand.width()) {
      throw new SmtLibSyntaxException(
          a.place(),
          "Bits %d to %d can't be extracted from %d bits.".formatted(from, to, operand.width()));
    }
    return terms(a).extract(operand, from, to);
  }

  private static int extended(Application a) {
    a.requireIndices(1);
    // Both numbers are small enough for their sum to be exact.
    int width = one(a).width() + Math.min(a.indices().get(0), 1 << 20);
    requireWidth(a, width);
    return width;
  }

  private static void requireWidth(Application a, int width) {
    if (width > 64) {
      throw a.unsupported("Quarry has no values of sort BitVec " + width + ".");
    }
  }

  private static ScriptTerm rotate(Application a, int direction) {
    a.requireIndices(1);
    ScriptTerm operand = one(a);
    int width = operand.width();
    int left = Math.floorMod(direction * a.indices().get(0), width);
    if (left == 0) {
      return operand;
    }
    ScriptTerm upper = terms(a).extract(operand, width - left - 1, 0);
    ScriptTerm lower = terms(a).extract(operand, width - 1, width - left);
    return terms(a).concat(upper, lower);
  }
}
