package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import java.util.Map;

/** The theory FloatingPoint for Float32 and Float64, where the JVM has the operation. */
final class FloatOperators {
  private FloatOperators() {}

  static void addTo(Map<String, SmtOperator> table) {
    table.put("fp.add", a -> rounded(a, Op.FLOAT_ADD, Op.DOUBLE_ADD));
    table.put("fp.sub", a -> rounded(a, Op.FLOAT_SUB, Op.DOUBLE_SUB));
    table.put("fp.mul", a -> rounded(a, Op.FLOAT_MUL, Op.DOUBLE_MUL));
    table.put("fp.div", a -> rounded(a, Op.FLOAT_DIV, Op.DOUBLE_DIV));
    table.put("fp.sqrt", FloatOperators::sqrt);
    table.put("fp.roundToIntegral", FloatOperators::roundToIntegral);
    table.put("fp.neg", a -> term(one(a), make(a, Op.FLOAT_NEG, Op.DOUBLE_NEG, a.expr(0))));
    table.put("fp.abs", a -> term(one(a), make(a, Op.FLOAT_ABS, Op.DOUBLE_ABS, a.expr(0))));
    addComparisons(table);
    FloatClasses.addTo(table);
    FloatConversions.addTo(table);
    unsupported(table, "fp.rem", "rounds the quotient to nearest, the JVM's % truncates it");
    unsupported(table, "fp.fma", "rounds once");
    unsupported(table, "fp.min", "is not specified for zeros of different signs");
    unsupported(table, "fp.max", "is not specified for zeros of different signs");
    unsupported(table, "fp.to_sbv", "is not specified for numbers out of range");
    unsupported(table, "fp.to_ubv", "is not specified for numbers out of range");
    unsupported(table, "fp.to_real", "has results of sort Real");
  }

  private static void unsupported(Map<String, SmtOperator> table, String name, String why) {
    table.put(
        name,
        a -> {
          throw a.unsupported("Quarry can't express " + name + ", which " + why + ".");
        });
  }

  private static void addComparisons(Map<String, SmtOperator> table) {
    table.put("fp.eq", a -> chain(a, Op.FLOAT_EQ, Op.DOUBLE_EQ, 0));
    table.put("fp.lt", a -> chain(a, Op.FLOAT_LT, Op.DOUBLE_LT, 0));
    table.put("fp.leq", a -> chain(a, Op.FLOAT_LE, Op.DOUBLE_LE, 0));
    table.put("fp.gt", a -> chain(a, Op.FLOAT_LT, Op.DOUBLE_LT, 1));
    table.put("fp.geq", a -> chain(a, Op.FLOAT_LE, Op.DOUBLE_LE, 1));
  }

  private static ScriptTerm chain(Application a, Op onFloat, Op onDouble, int first) {
    a.require(
        a.count() > 1 && a.arguments().stream().allMatch(ScriptTerm::isFloat),
        "two or more floating-point numbers of the same sort");
    a.requireSameSorts();
    var pairs = new java.util.ArrayList<Expr>();
    for (int i = 0; i + 1 < a.count(); i++) {
      pairs.add(make(a, onFloat, onDouble, a.expr(i + first), a.expr(i + 1 - first)));
    }
    return ScriptTerm.bool(a.factory().and(pairs));
  }

  static Expr make(Application a, Op onFloat, Op onDouble, Expr... operands) {
    return a.make(isSingle(operands[0]) ? onFloat : onDouble, operands);
  }

  static boolean isSingle(Expr expr) {
    return expr.sort() == dev.quarry.expr.Sort.FLOAT;
  }

  private static ScriptTerm term(ScriptTerm like, Expr expr) {
    return new ScriptTerm(like.sort(), expr);
  }

  static ScriptTerm one(Application a) {
    a.require(a.count() == 1 && a.argument(0).isFloat(), "one floating-point number");
    return a.argument(0);
  }

  static Expr constant(Application a, Expr like, double value) {
    return isSingle(like) ? a.factory().floatConst((float) value) : a.factory().doubleConst(value);
  }

  /** Demands a literal rounding mode as first argument and returns its short name. */
  static String mode(Application a) {
    a.require(
        a.count() > 1 && a.argument(0).sort() == SmtSort.Literal.ROUNDING_MODE,
        "a rounding mode first");
    return a.argument(0).literal();
  }

  /** The JVM rounds to nearest, ties to even; only that can be expressed. */
  static void requireNearest(Application a) {
    if (!mode(a).equals("RNE")) {
      throw a.unsupported(
          "Quarry can't express " + a.name() + " with rounding mode " + mode(a) + ".");
    }
  }

  private static ScriptTerm rounded(Application a, Op onFloat, Op onDouble) {
    a.require(
        a.count() == 3
            && a.argument(1).isFloat()
            && a.argument(1).sort().equals(a.argument(2).sort()),
        "a rounding mode and two floating-point numbers of the same sort");
    requireNearest(a);
    return term(a.argument(1), make(a, onFloat, onDouble, a.expr(1), a.expr(2)));
  }

  private static Expr roundedOperand(Application a) {
    a.require(
        a.count() == 2 && a.argument(1).isFloat(), "a rounding mode and a floating-point number");
    return a.expr(1);
  }

  /**
   * The square root of a float by way of double is rounded right, since 53 ≥ 2·24 + 2 (Figueroa,
   * "When is double rounding innocuous?", theorem for square roots).
   */
  private static ScriptTerm sqrt(Application a) {
    Expr operand = roundedOperand(a);
    requireNearest(a);
    return throughDouble(a, operand, wide -> a.make(Op.DOUBLE_SQRT, wide));
  }

  private static ScriptTerm roundToIntegral(Application a) {
    Expr operand = roundedOperand(a);
    String mode = mode(a);
    return throughDouble(
        a,
        operand,
        wide ->
            switch (mode) {
              case "RNE" -> a.make(Op.DOUBLE_RINT, wide);
              case "RTN" -> a.make(Op.DOUBLE_FLOOR, wide);
              case "RTP" -> a.make(Op.DOUBLE_CEIL, wide);
              case "RTZ" ->
                  a.factory()
                      .ite(
                          a.make(Op.DOUBLE_LT, wide, a.factory().doubleConst(0)),
                          a.make(Op.DOUBLE_CEIL, wide),
                          a.make(Op.DOUBLE_FLOOR, wide));
              default ->
                  throw a.unsupported(
                      "Quarry can't express fp.roundToIntegral with rounding mode " + mode + ".");
            });
  }

  private static ScriptTerm throughDouble(
      Application a, Expr operand, java.util.function.UnaryOperator<Expr> operation) {
    if (!isSingle(operand)) {
      return new ScriptTerm(SmtSort.DOUBLE, operation.apply(operand));
    }
    Expr result = operation.apply(a.make(Op.FLOAT_TO_DOUBLE, operand));
    return new ScriptTerm(SmtSort.FLOAT, a.make(Op.DOUBLE_TO_FLOAT, result));
  }

  /** {@code =}: NaN is itself, and the zeros differ. */
  static Expr identical(Application a, ScriptTerm left, ScriptTerm right) {
    if (left.expr() instanceof Constant) {
      return identicalTo(a, right.expr(), left.expr());
    }
    return identicalTo(a, left.expr(), right.expr());
  }

  private static Expr identicalTo(Application a, Expr x, Expr y) {
    if (y instanceof Constant constant) {
      double value = ((Number) constant.value()).doubleValue();
      if (Double.isNaN(value)) {
        return FloatClasses.isNaN(a, x);
      }
      if (value != 0) {
        return make(a, Op.FLOAT_EQ, Op.DOUBLE_EQ, x, y);
      }
    }
    Expr xBits = make(a, Op.FLOAT_TO_BITS, Op.DOUBLE_TO_BITS, x);
    Expr yBits = make(a, Op.FLOAT_TO_BITS, Op.DOUBLE_TO_BITS, y);
    return a.factory().eq(xBits, yBits);
  }
}
