package dev.quarry.testgen.source;

import dev.quarry.expr.text.JavaLiterals;

/** Values that Java has a notation for; the limits of types by their names. */
final class Literals {
  private Literals() {}

  /** A number, a truth value, a character or a string, of exactly its (unboxed) type. */
  static String of(Object value) {
    if (value instanceof Byte || value instanceof Short) {
      return (value instanceof Byte ? "(byte) " : "(short) ") + value;
    }
    return plain(value);
  }

  /** As {@link #of}, for places that convert a constant of type {@code int} themselves. */
  static String plain(Object value) {
    if (value instanceof Integer number) {
      return named(number == Integer.MIN_VALUE, number == Integer.MAX_VALUE, value);
    }
    if (value instanceof Long number) {
      return named(number == Long.MIN_VALUE, number == Long.MAX_VALUE, value);
    }
    if (value instanceof Float number) {
      float size = Math.abs(number);
      return signed(number, size == Float.MIN_VALUE, size == Float.MAX_VALUE, value);
    }
    if (value instanceof Double number) {
      double size = Math.abs(number);
      return signed(number, size == Double.MIN_VALUE, size == Double.MAX_VALUE, value);
    }
    return JavaLiterals.of(value);
  }

  /** In quotes, on one line, whatever its length. */
  static String string(String text) {
    return JavaLiterals.of(text);
  }

  private static String named(boolean isLeast, boolean isMost, Object value) {
    if (isLeast || isMost) {
      return value.getClass().getSimpleName() + (isLeast ? ".MIN_VALUE" : ".MAX_VALUE");
    }
    return JavaLiterals.of(value);
  }

  private static String signed(double number, boolean isLeast, boolean isMost, Object value) {
    String name = named(isLeast, isMost, value);
    return number < 0 && (isLeast || isMost) ? "-" + name : name;
  }
}
