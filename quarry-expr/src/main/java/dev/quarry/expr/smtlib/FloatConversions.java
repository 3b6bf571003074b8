package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.List;
import java.util.Map;

/** {@code to_fp}, {@code to_fp_unsigned} and {@code fp}. */
final class FloatConversions {
  private FloatConversions() {}

  static void addTo(Map<String, SmtOperator> table) {
    table.put("to_fp", FloatConversions::toFloat);
    table.put("to_fp_unsigned", FloatConversions::unsignedToFloat);
    table.put("fp", FloatConversions::assemble);
  }

  private static SmtSort target(Application a) {
    a.requireIndices(2);
    if (a.indices().equals(List.of(8, 24))) {
      return SmtSort.FLOAT;
    }
    if (a.indices().equals(List.of(11, 53))) {
      return SmtSort.DOUBLE;
    }
    throw a.unsupported(
        "Quarry has no values of sort FloatingPoint %d %d."
            .formatted(a.indices().get(0), a.indices().get(1)));
  }

  private static ScriptTerm toFloat(Application a) {
    SmtSort target = target(a);
    if (a.count() == 1) {
      return reinterpret(a, target, a.argument(0));
    }
    a.require(a.count() == 2, "bits, or a rounding mode and a number");
    FloatOperators.requireNearest(a);
    ScriptTerm operand = a.argument(1);
    if (operand.isBits()) {
      return new ScriptTerm(target, fromSigned(a, target, operand));
    }
    if (operand.isFloat()) {
      return new ScriptTerm(target, fromFloat(a, target, operand));
    }
    a.require(operand.sort() == SmtSort.Literal.REAL, "bits, or a rounding mode and a number");
    return new ScriptTerm(target, fromDecimal(a, target, operand.literal()));
  }

  private static ScriptTerm reinterpret(Application a, SmtSort target, ScriptTerm bits) {
    int width = target.equals(SmtSort.FLOAT) ? 32 : 64;
    a.require(bits.isBits() && bits.width() == width, "as many bits as the format has");
    Op op = width == 32 ? Op.INT_BITS_TO_FLOAT : Op.LONG_BITS_TO_DOUBLE;
    return new ScriptTerm(target, a.make(op, bits.expr()));
  }

  private static Expr fromSigned(Application a, SmtSort target, ScriptTerm operand) {
    Expr value = new BitVectorTerms(a.factory()).signed(operand);
    boolean single = target.equals(SmtSort.FLOAT);
    if (value.sort() == Sort.INT) {
      return a.make(single ? Op.INT_TO_FLOAT : Op.INT_TO_DOUBLE, value);
    }
    return a.make(single ? Op.LONG_TO_FLOAT : Op.LONG_TO_DOUBLE, value);
  }

  private static Expr fromFloat(Application a, SmtSort target, ScriptTerm operand) {
    if (operand.sort().equals(target)) {
      return operand.expr();
    }
    return a.make(
        target.equals(SmtSort.FLOAT) ? Op.DOUBLE_TO_FLOAT : Op.FLOAT_TO_DOUBLE, operand.expr());
  }

  /** Java's own conversion of decimals rounds to nearest, ties to even. */
  private static Expr fromDecimal(Application a, SmtSort target, String literal) {
    return target.equals(SmtSort.FLOAT)
        ? a.factory().floatConst(Float.parseFloat(literal))
        : a.factory().doubleConst(Double.parseDouble(literal));
  }

  private static ScriptTerm unsignedToFloat(Application a) {
    SmtSort target = target(a);
    a.require(a.count() == 2 && a.argument(1).isBits(), "a rounding mode and bits");
    FloatOperators.requireNearest(a);
    if (a.argument(1).width() == 64) {
      throw a.unsupported("Quarry can't express to_fp_unsigned of 64 bits.");
    }
    Expr value = new BitVectorTerms(a.factory()).unsignedLong(a.argument(1));
    return new ScriptTerm(
        target, a.make(target.equals(SmtSort.FLOAT) ? Op.LONG_TO_FLOAT : Op.LONG_TO_DOUBLE, value));
  }

  /** {@code fp} of anything but literals, which the reader of literals takes. */
  private static ScriptTerm assemble(Application a) {
    a.require(
        a.count() == 3
            && a.arguments().stream().allMatch(ScriptTerm::isBits)
            && a.argument(0).width() == 1,
        "a sign bit, an exponent and a significand");
    int exponent = a.argument(1).width();
    int significand = a.argument(2).width();
    SmtSort target;
    if (exponent == 8 && significand == 23) {
      target = SmtSort.FLOAT;
    } else if (exponent == 11 && significand == 52) {
      target = SmtSort.DOUBLE;
    } else {
      throw a.unsupported(
          "Quarry has no values of sort FloatingPoint %d %d.".formatted(exponent, significand + 1));
    }
    var terms = new BitVectorTerms(a.factory());
    ScriptTerm upper = terms.concat(a.argument(0), a.argument(1));
    return reinterpret(a, target, terms.concat(upper, a.argument(2)));
  }
}
