package dev.quarry.engine.input;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values of an {@link InputTree} as a person reads them. */
final class InputText {
  private InputText() {}

  static String of(@Nullable Object value) {
    if (value instanceof String string) {
      return quoted(string);
    }
    if (value instanceof Long number) {
      return number + "L";
    }
    if (value instanceof Float number) {
      return number + "f";
    }
    if (value instanceof List<?> list) {
      return list.stream().map(InputText::of).collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof Map<?, ?> map) {
      return object(map);
    }
    return String.valueOf(value);
  }

  private static String object(Map<?, ?> map) {
    if (map.containsKey("same")) {
      return String.valueOf(map.get("same"));
    }
    if (map.containsKey("any")) {
      return "any " + map.get("any");
    }
    String fields =
        map.entrySet().stream()
            .filter(entry -> !entry.getKey().equals("class"))
            .map(entry -> entry.getKey() + "=" + of(entry.getValue()))
            .collect(Collectors.joining(", ", "{", "}"));
    Object type = map.get("class");
    return type == null ? fields : simpleName(type.toString()) + fields;
  }

  private static String simpleName(String type) {
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (c < ' ' || c > '~') {
            quoted.append(String.format("\\u%04x", (int) c));
          } else {
            quoted.append(c);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }
}
