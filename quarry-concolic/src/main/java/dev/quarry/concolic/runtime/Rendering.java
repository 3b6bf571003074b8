package dev.quarry.concolic.runtime;

import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.text.JavaLiterals;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Values as text: Java literals where there are, never by running code of the program. */
public final class Rendering {
  private static final int MOST_ELEMENTS = 32;
  private static final int MOST_DEPTH = 4;

  private Rendering() {}

  /** The text of a value; boxes read like the values in them. */
  public static String of(@Nullable Object value) {
    StringBuilder text = new StringBuilder();
    write(value, text, 0);
    return text.toString();
  }

  private static void write(@Nullable Object value, StringBuilder text, int depth) {
    if (value == null) {
      text.append("null");
    } else if (isPlain(value)) {
      text.append(JavaLiterals.of(value));
    } else if (value.getClass().isArray()) {
      writeArray(value, text, depth);
    } else {
      writeObject(value, text);
    }
  }

  private static boolean isPlain(Object value) {
    return value instanceof String
        || value instanceof Boolean
        || value instanceof Character
        || value.getClass().getName().startsWith("java.lang.") && value instanceof Number;
  }

  private static void writeObject(Object value, StringBuilder text) {
    Class<?> type = ValueType.enumOf(value.getClass());
    if (value instanceof Enum<?> constant && type != null) {
      text.append(simpleName(type.getName())).append('.').append(constant.name());
    } else {
      // What follows the slash in the name of a hidden class differs from run to run.
      text.append(simpleName(value.getClass().getName().replaceFirst("/.*", "")));
    }
  }

  /** Without package and outer classes, but never just the number of an anonymous class. */
  private static String simpleName(String name) {
    int from = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1;
    boolean isNumber = from < name.length() && Character.isDigit(name.charAt(from));
    return name.substring(isNumber ? name.lastIndexOf('.') + 1 : from);
  }

  private static void writeArray(Object array, StringBuilder text, int depth) {
    if (depth == MOST_DEPTH) {
      text.append("{…}");
      return;
    }
    int length = Array.getLength(array);
    text.append('{');
    for (int i = 0; i < Math.min(length, MOST_ELEMENTS); i++) {
      text.append(i == 0 ? "" : ", ");
      write(Array.get(array, i), text, depth + 1);
    }
    text.append(length > MOST_ELEMENTS ? ", …}" : "}");
  }
}
