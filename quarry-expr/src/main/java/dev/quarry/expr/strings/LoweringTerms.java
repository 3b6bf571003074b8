package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.ArrayList;
import java.util.List;

/**
 * The int and boolean vocabulary of the lowering. It drops what constants decide before it builds,
 * since unrolled loops produce such terms by the thousand.
 */
final class LoweringTerms {
  private final ExprFactory factory;

  LoweringTerms(ExprFactory factory) {
    this.factory = factory;
  }

  ExprFactory factory() {
    return factory;
  }

  Expr num(int value) {
    return factory.intConst(value);
  }

  Expr bool(boolean value) {
    return factory.bool(value);
  }

  Expr add(Expr a, Expr b) {
    if (isZero(a)) {
      return b;
    }
    return isZero(b) ? a : factory.apply(Op.INT_ADD, a, b);
  }

  Expr add(Expr a, int b) {
    return add(a, num(b));
  }

  Expr sub(Expr a, Expr b) {
    return isZero(b) ? a : factory.apply(Op.INT_SUB, a, b);
  }

  Expr eq(Expr a, Expr b) {
    return a == b ? bool(true) : factory.apply(Op.INT_EQ, a, b);
  }

  Expr eq(Expr a, int b) {
    return eq(a, num(b));
  }

  Expr lt(Expr a, Expr b) {
    return a == b ? bool(false) : factory.apply(Op.INT_LT, a, b);
  }

  Expr le(Expr a, Expr b) {
    return a == b ? bool(true) : factory.apply(Op.INT_LE, a, b);
  }

  Expr lt(int a, Expr b) {
    return lt(num(a), b);
  }

  Expr le(int a, Expr b) {
    return le(num(a), b);
  }

  Expr lt(Expr a, int b) {
    return lt(a, num(b));
  }

  Expr le(Expr a, int b) {
    return le(a, num(b));
  }

  Expr not(Expr a) {
    return factory.not(a);
  }

  Expr and(Expr a, Expr b) {
    if (isTrue(a) || isFalse(b) || a == b) {
      return b;
    }
    return isTrue(b) || isFalse(a) ? a : factory.apply(Op.AND, a, b);
  }

  Expr or(Expr a, Expr b) {
    if (isFalse(a) || isTrue(b) || a == b) {
      return b;
    }
    return isFalse(b) || isTrue(a) ? a : factory.apply(Op.OR, a, b);
  }

  /** The conjunction, balanced. */
  Expr all(List<Expr> conditions) {
    var kept = new ArrayList<Expr>();
    for (Expr condition : conditions) {
      if (isFalse(condition)) {
        return condition;
      }
      if (!isTrue(condition)) {
        kept.add(condition);
      }
    }
    return factory.and(kept);
  }

  /** The disjunction, balanced. */
  Expr any(List<Expr> conditions) {
    var kept = new ArrayList<Expr>();
    for (Expr condition : conditions) {
      if (isTrue(condition)) {
        return condition;
      }
      if (!isFalse(condition)) {
        kept.add(condition);
      }
    }
    return factory.or(kept);
  }

  /** One of two values of any sort but string. */
  Expr ite(Expr condition, Expr then, Expr otherwise) {
    if (isTrue(condition) || then == otherwise) {
      return then;
    }
    return isFalse(condition) ? otherwise : factory.ite(condition, then, otherwise);
  }

  /** The lesser of two ints. */
  Expr min(Expr a, Expr b) {
    return ite(lt(b, a), b, a);
  }

  static boolean isTrue(Expr condition) {
    return condition instanceof Constant constant && constant.asBoolean();
  }

  static boolean isFalse(Expr condition) {
    return condition instanceof Constant constant && !constant.asBoolean();
  }

  private static boolean isZero(Expr number) {
    return number instanceof Constant constant && constant.asInt() == 0;
  }
}
