package dev.quarry.engine.input;

import dev.quarry.expr.text.JavaLiterals;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values of an {@link InputTree} as a person reads them. */
public final class InputText {
  private InputText() {}

  public static String of(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(InputText::of).collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof Map<?, ?> map) {
      return object(map);
    }
    return value == null ? "null" : JavaLiterals.of(value);
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
}
