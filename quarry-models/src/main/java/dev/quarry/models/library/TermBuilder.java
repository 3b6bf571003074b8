package dev.quarry.models.library;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.UndefinedValueException;
import java.util.List;

/** Short words for building terms; arithmetic picks the operation by its operands' sort. */
final class TermBuilder {
  private final ExprFactory factory;

  TermBuilder(ExprFactory factory) {
    this.factory = factory;
  }

  ExprFactory factory() {
    return factory;
  }

  Expr apply(Op op, Expr... arguments) {
    return factory.apply(op, arguments);
  }

  Expr constant(Sort sort, Object value) {
    return factory.constant(sort, value);
  }

  Expr integer(int value) {
    return factory.intConst(value);
  }

  Expr string(String value) {
    return factory.string(value);
  }

  Expr bool(boolean value) {
    return factory.bool(value);
  }

  /** A constant of a numeric sort. */
  Expr number(Sort sort, double value) {
    if (sort == Sort.INT) {
      return factory.intConst((int) value);
    }
    if (sort == Sort.LONG) {
      return factory.longConst((long) value);
    }
    return sort == Sort.FLOAT ? factory.floatConst((float) value) : factory.doubleConst(value);
  }

  /** A constant of the sort of a term, which is INT or LONG. */
  Expr like(Expr term, long value) {
    return term.sort() == Sort.INT ? factory.intConst((int) value) : factory.longConst(value);
  }

  /** The truth value that 0 or 1 stand for. */
  Expr truth(Expr bit) {
    return not(eq(bit, integer(0)));
  }

  /** The 0 or 1 that stands for a truth value. */
  Expr bit(Expr truth) {
    return ite(truth, integer(1), integer(0));
  }

  /** The long 0 or 1 that stands for a truth value. */
  Expr bit64(Expr truth) {
    return ite(truth, number(Sort.LONG, 1), number(Sort.LONG, 0));
  }

  Expr not(Expr condition) {
    return factory.not(condition);
  }

  Expr all(Expr... conditions) {
    return factory.and(List.of(conditions));
  }

  Expr any(Expr... conditions) {
    return factory.or(List.of(conditions));
  }

  Expr ite(Expr condition, Expr then, Expr otherwise) {
    return factory.ite(condition, then, otherwise);
  }

  Expr eq(Expr a, Expr b) {
    return factory.eq(a, b);
  }

  Expr is(Expr a, long value) {
    return eq(a, like(a, value));
  }

  Expr lt(Expr a, Expr b) {
    return apply(NumericOps.of(a).lt, a, b);
  }

  Expr le(Expr a, Expr b) {
    return apply(NumericOps.of(a).le, a, b);
  }

  Expr isNegative(Expr a) {
    return lt(a, number(a.sort(), 0));
  }

  Expr between(Expr a, long low, long high) {
    return all(le(like(a, low), a), le(a, like(a, high)));
  }

  Expr add(Expr a, Expr b) {
    return apply(NumericOps.of(a).add, a, b);
  }

  Expr sub(Expr a, Expr b) {
    return apply(NumericOps.of(a).sub, a, b);
  }

  Expr mul(Expr a, Expr b) {
    return apply(NumericOps.of(a).mul, a, b);
  }

  Expr div(Expr a, Expr b) {
    return apply(NumericOps.of(a).div, a, b);
  }

  Expr rem(Expr a, Expr b) {
    return apply(NumericOps.of(a).rem, a, b);
  }

  Expr neg(Expr a) {
    return apply(NumericOps.of(a).neg, a);
  }

  Expr and(Expr a, Expr b) {
    return apply(isInt(a) ? Op.INT_AND : Op.LONG_AND, a, b);
  }

  Expr or(Expr a, Expr b) {
    return apply(isInt(a) ? Op.INT_OR : Op.LONG_OR, a, b);
  }

  Expr xor(Expr a, Expr b) {
    return apply(isInt(a) ? Op.INT_XOR : Op.LONG_XOR, a, b);
  }

  Expr shl(Expr a, Expr count) {
    return apply(isInt(a) ? Op.INT_SHL : Op.LONG_SHL, a, count);
  }

  Expr shr(Expr a, Expr count) {
    return apply(isInt(a) ? Op.INT_SHR : Op.LONG_SHR, a, count);
  }

  Expr ushr(Expr a, Expr count) {
    return apply(isInt(a) ? Op.INT_USHR : Op.LONG_USHR, a, count);
  }

  Expr toLong(Expr a) {
    return apply(Op.INT_TO_LONG, a);
  }

  Expr length(Expr s) {
    return apply(Op.STRING_LENGTH, s);
  }

  Expr substring(Expr s, Expr begin, Expr end) {
    return apply(Op.STRING_SUBSTRING, s, begin, end);
  }

  Expr concat(Expr a, Expr b) {
    return apply(Op.STRING_CONCAT, a, b);
  }

  /** -1, 0 or 1 for less, equal and greater. */
  Expr compare(Expr a, Expr b) {
    return ite(lt(a, b), integer(-1), ite(eq(a, b), integer(0), integer(1)));
  }

  /** A call of a function that can only be run; if all arguments are known it is run now. */
  Expr call(OpaqueSymbol function, List<Expr> arguments) {
    if (arguments.stream().allMatch(Constant.class::isInstance)) {
      Object[] values = arguments.stream().map(a -> ((Constant) a).value()).toArray();
      try {
        return factory.constant(function.result(), new JdkFunctions().call(function, values));
      } catch (UndefinedValueException undefined) {
        return factory.call(function, arguments);
      }
    }
    return factory.call(function, arguments);
  }

  private static boolean isInt(Expr a) {
    return a.sort() == Sort.INT;
  }
}
