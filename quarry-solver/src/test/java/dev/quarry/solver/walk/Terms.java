package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.Arrays;

/** Short names for building the conditions of these tests. */
final class Terms {
  final ExprFactory factory = new ExprFactory();

  Input ofInt(String name) {
    return factory.input(name, Sort.INT);
  }

  Input ofLong(String name) {
    return factory.input(name, Sort.LONG);
  }

  Input ofFloat(String name) {
    return factory.input(name, Sort.FLOAT);
  }

  Input ofDouble(String name) {
    return factory.input(name, Sort.DOUBLE);
  }

  Input ofString(String name) {
    return factory.input(name, Sort.STRING);
  }

  Expr number(int value) {
    return factory.intConst(value);
  }

  Expr number(long value) {
    return factory.longConst(value);
  }

  Expr number(double value) {
    return factory.doubleConst(value);
  }

  Expr text(String value) {
    return factory.string(value);
  }

  Expr apply(Op op, Expr... arguments) {
    return factory.apply(op, arguments);
  }

  Expr eq(Expr a, Expr b) {
    return factory.eq(a, b);
  }

  Expr less(Expr a, Expr b) {
    return numeric("LT", a, b);
  }

  Expr plus(Expr a, Expr b) {
    return numeric("ADD", a, b);
  }

  Expr times(Expr a, Expr b) {
    return numeric("MUL", a, b);
  }

  private Expr numeric(String operation, Expr a, Expr b) {
    return factory.apply(Op.valueOf(a.sort() + "_" + operation), a, b);
  }

  /** A call of a function of {@link Math} on doubles. */
  Expr math(String method, Expr... arguments) {
    return jdk("java.lang.Math", method, "(" + "D".repeat(arguments.length) + ")D", arguments);
  }

  Expr jdk(String owner, String method, String descriptor, Expr... arguments) {
    return factory.call(JdkFunctions.symbol(owner, method, descriptor), Arrays.asList(arguments));
  }
}
