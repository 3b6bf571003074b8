package dev.quarry.lab.soundness.oracle;

import org.jspecify.annotations.Nullable;

/** Results as Java literals, the way that endings of runs are written. */
final class Literals {
  private Literals() {}

  static String of(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof String text) {
      return quoted(text, '"');
    }
    if (value instanceof Character c) {
      return quoted(String.valueOf(c), '\'');
    }
    if (value instanceof Long number) {
      return number + "L";
    }
    if (value instanceof Double number && (number.isNaN() || number.isInfinite())) {
      return "Double."
          + (number.isNaN() ? "NaN" : (number > 0 ? "POSITIVE" : "NEGATIVE") + "_INFINITY");
    }
    if (value instanceof int[] array) {
      return elements(array);
    }
    if (value instanceof Enum<?> constant) {
      return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
    }
    boolean isPlain = value instanceof Number || value instanceof Boolean;
    return isPlain ? value.toString() : value.getClass().getSimpleName();
  }

  private static String elements(int[] array) {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < array.length; i++) {
      text.append(i == 0 ? "" : ", ").append(array[i]);
    }
    return text.append('}').toString();
  }

  private static String quoted(String text, char quote) {
    StringBuilder out = new StringBuilder().append(quote);
    for (char c : text.toCharArray()) {
      int escape = "\b\t\n\f\r\\".indexOf(c);
      if (escape >= 0) {
        out.append('\\').append("btnfr\\".charAt(escape));
      } else if (c == quote) {
        out.append('\\').append(c);
      } else {
        out.append(c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
      }
    }
    return out.append(quote).toString();
  }
}
