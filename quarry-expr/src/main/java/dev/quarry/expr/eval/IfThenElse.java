package dev.quarry.expr.eval;

/** If-then-else on values. Both are computed already, so compiled code needs no jump of its own. */
final class IfThenElse {
  private IfThenElse() {}

  static int of(boolean condition, int then, int otherwise) {
    return condition ? then : otherwise;
  }

  static long of(boolean condition, long then, long otherwise) {
    return condition ? then : otherwise;
  }

  static float of(boolean condition, float then, float otherwise) {
    return condition ? then : otherwise;
  }

  static double of(boolean condition, double then, double otherwise) {
    return condition ? then : otherwise;
  }

  static Object of(boolean condition, Object then, Object otherwise) {
    return condition ? then : otherwise;
  }
}
