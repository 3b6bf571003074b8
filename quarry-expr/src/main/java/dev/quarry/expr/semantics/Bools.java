package dev.quarry.expr.semantics;

/** Boolean connectives; not short-circuiting, which total operations don't need. */
public final class Bools {
  private Bools() {}

  public static boolean not(boolean a) {
    return !a;
  }

  public static boolean and(boolean a, boolean b) {
    return a & b;
  }

  public static boolean or(boolean a, boolean b) {
    return a | b;
  }

  public static boolean eq(boolean a, boolean b) {
    return a == b;
  }
}
