package dev.quarry.engine.corpus;

import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values as they are written in expectations: Java literals, and lists of them. */
final class Literals {
  /** No expectation lists more elements of an array. */
  private static final int LONGEST = 100;

  private Literals() {}

  /** Splits at commas that are neither in quotes nor in brackets. */
  static List<String> split(String text) {
    List<String> items = new ArrayList<>();
    StringBuilder item = new StringBuilder();
    int depth = 0;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        if (c == '\\') {
          item.append(c);
          c = text.charAt(++i);
        } else if (c == quote) {
          quote = 0;
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '[') {
        depth++;
      } else if (c == ']') {
        depth--;
      } else if (c == ',' && depth == 0) {
        items.add(item.toString().trim());
        item.setLength(0);
        continue;
      }
      item.append(c);
    }
    items.add(item.toString().trim());
    if (quote != 0 || depth != 0 || items.contains("")) {
      throw new IllegalArgumentException("`" + text + "` is not a list of values");
    }
    return items;
  }

  /** The value as an expectation writes it; boxes as what is in them. */
  static String render(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof String text) {
      return '"' + escape(text) + '"';
    }
    if (value instanceof Character c) {
      return "'" + escape(String.valueOf(c)) + "'";
    }
    if (value instanceof Long) {
      return value + "L";
    }
    if (value instanceof Float) {
      return value + "f";
    }
    if (value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    if (value instanceof Enum<?> constant) {
      return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
    }
    return value.getClass().isArray() ? elements(value) : value.getClass().getSimpleName();
  }

  private static String elements(Object array) {
    List<String> items = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array) && i < LONGEST; i++) {
      items.add(render(Array.get(array, i)));
    }
    return items.toString();
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  /**
   * The value of a literal, as an argument of a parameter.
   *
   * @throws IllegalArgumentException if the type has no literals
   */
  static @Nullable Object parse(String literal, Class<?> declared) {
    if (literal.equals("null")) {
      return null;
    }
    Class<?> type = MethodType.methodType(declared).unwrap().returnType();
    if (type == String.class) {
      return literal.substring(1, literal.length() - 1).translateEscapes();
    }
    if (type == int.class) {
      return Integer.decode(literal);
    }
    if (type == long.class) {
      return Long.decode(literal.replace("L", ""));
    }
    if (type == double.class) {
      return Double.valueOf(literal);
    }
    if (type == float.class) {
      return Float.valueOf(literal);
    }
    if (type == boolean.class) {
      return Boolean.valueOf(literal);
    }
    if (type == char.class) {
      return literal.charAt(1);
    }
    if (type == short.class) {
      return Short.decode(literal);
    }
    if (type == byte.class) {
      return Byte.decode(literal);
    }
    throw new IllegalArgumentException("no literals of " + type);
  }
}
