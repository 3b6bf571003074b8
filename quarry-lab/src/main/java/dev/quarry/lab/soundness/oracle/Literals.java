package dev.quarry.lab.soundness.oracle;

import dev.quarry.expr.text.JavaLiterals;
import org.jspecify.annotations.Nullable;

/** Results as Java literals, the way that endings of runs are written. */
final class Literals {
  private Literals() {}

  static String of(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof int[] array) {
      return elements(array);
    }
    if (value instanceof Enum<?> constant) {
      return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
    }
    boolean isPlain =
        value instanceof Number
            || value instanceof Boolean
            || value instanceof Character
            || value instanceof String;
    return isPlain ? JavaLiterals.of(value) : value.getClass().getSimpleName();
  }

  private static String elements(int[] array) {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < array.length; i++) {
      text.append(i == 0 ? "" : ", ").append(array[i]);
    }
    return text.append('}').toString();
  }
}
