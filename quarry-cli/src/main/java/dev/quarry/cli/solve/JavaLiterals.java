package dev.quarry.cli.solve;

import dev.quarry.expr.Ref;

/** Values as a Java programmer would write them. */
final class JavaLiterals {
  private JavaLiterals() {}

  static String of(Object value) {
    if (value instanceof Long) {
      return value + "L";
    }
    if (value instanceof Float f) {
      return special(f.doubleValue(), "Float", value + "f");
    }
    if (value instanceof Double d) {
      return special(d, "Double", value.toString());
    }
    if (value instanceof Ref ref) {
      return ref.isNull() ? "null" : "object #" + ref.id();
    }
    return value instanceof String s ? quoted(s) : value.toString();
  }

  private static String special(double value, String type, String literal) {
    if (Double.isNaN(value)) {
      return type + ".NaN";
    }
    if (Double.isInfinite(value)) {
      return type + (value > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY");
    }
    return literal;
  }

  private static String quoted(String text) {
    var literal = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"' -> literal.append("\\\"");
        case '\\' -> literal.append("\\\\");
        case '\n' -> literal.append("\\n");
        case '\t' -> literal.append("\\t");
        case '\r' -> literal.append("\\r");
        default -> {
          if (c >= ' ' && c <= '~') {
            literal.append(c);
          } else {
            literal.append("\\u%04x".formatted((int) c));
          }
        }
      }
    }
    return literal.append('"').toString();
  }
}
