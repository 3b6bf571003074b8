package dev.quarry.engine.input;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.models.environment.EnvironmentInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The input of a run as a tree of plain values: by name of the parameter or marker, a number, a
 * truth value, a string, null, a list (an array), or a map (an object: its {@code class} and the
 * fields that the run looked at). An object met a second time is {@code {"same": name}}; one that
 * the run never looked into is {@code {"class": …}} or {@code {"any": "object"}}.
 */
public final class InputTree {
  private static final int LONGEST_ARRAY = 64;

  /** What the content of a string, box or enum constant is called behind its name. */
  private static final List<String> CONTENTS =
      List.of(".text", ".value", ".ordinal", ".long", ".double", ".float", ".boolean");

  private final UnaryOperator<@Nullable Object> scalars;
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final Map<String, List<String>> children = new LinkedHashMap<>();
  private final Map<Ref, String> shown = new LinkedHashMap<>();

  private InputTree(Model model, UnaryOperator<@Nullable Object> scalars) {
    this.scalars = scalars;
    for (Map.Entry<Input, Object> entry : model.values().entrySet()) {
      String name = entry.getKey().name();
      values.put(name, entry.getValue());
      children.computeIfAbsent(parent(name), none -> new ArrayList<>()).add(name);
    }
  }

  /** The tree of a run's input, with values that JSON has. */
  public static Map<String, @Nullable Object> of(Model model) {
    return of(model, InputTree::inJson);
  }

  private static Map<String, @Nullable Object> of(
      Model model, UnaryOperator<@Nullable Object> scalars) {
    var tree = new InputTree(model, scalars);
    Map<String, @Nullable Object> roots = new LinkedHashMap<>();
    List<String> names = tree.children.getOrDefault("", List.of());
    for (String name : names) {
      roots.put(EnvironmentNames.shown(name, names), tree.show(name));
    }
    return roots;
  }

  /** What the environment gave, by the full names of these inputs. */
  public static Map<String, @Nullable Object> environment(Model model) {
    var tree = new InputTree(model, value -> value);
    Map<String, @Nullable Object> roots = new LinkedHashMap<>();
    for (String name : tree.children.getOrDefault("", List.of())) {
      if (EnvironmentInput.isName(name)) {
        roots.put(name, tree.show(name));
      }
    }
    return roots;
  }

  /** The name of what a name is part of: {@code p.next} is part of {@code p}; "" at the top. */
  private static String parent(String name) {
    int root = EnvironmentInput.root(name).length();
    int cut = Math.max(name.lastIndexOf('.'), name.lastIndexOf('['));
    return cut < root ? "" : name.substring(0, Math.max(0, cut));
  }

  private @Nullable Object show(String name) {
    Object value = values.get(name);
    return value instanceof Ref ref ? show(name, ref) : scalar(value);
  }

  private @Nullable Object scalar(@Nullable Object value) {
    return scalars.apply(value);
  }

  /** JSON has no NaN and no infinities; a NaN that is not the usual one also shows its bits. */
  private static @Nullable Object inJson(@Nullable Object value) {
    if (value instanceof Double number && !Double.isFinite(number)) {
      long bits = Double.doubleToRawLongBits(number);
      return bits == Double.doubleToLongBits(number)
          ? number.toString()
          : "NaN:0x%x".formatted(bits);
    }
    if (value instanceof Float number && !Float.isFinite(number)) {
      int bits = Float.floatToRawIntBits(number);
      return bits == Float.floatToIntBits(number) ? number.toString() : "NaN:0x%x".formatted(bits);
    }
    return value;
  }

  private @Nullable Object show(String name, Ref ref) {
    if (ref.isNull()) {
      return null;
    }
    for (String content : CONTENTS) {
      if (isOnlyPart(name, content)) {
        return content.equals(".ordinal")
            ? Map.of("ordinal", String.valueOf(values.get(name + content)))
            : scalar(values.get(name + content));
      }
    }
    String earlier = shown.putIfAbsent(ref, name);
    if (earlier != null) {
      return Map.of("same", earlier);
    }
    if (values.containsKey(name + ".length")) {
      return elements(name, (Integer) values.getOrDefault(name + ".length", 0));
    }
    return isCollection(name)
        ? elements(name, (Integer) values.getOrDefault(name + ".size", 0))
        : object(name);
  }

  /** A collection has a size and, if that is not zero, a first element; others may have a size. */
  private boolean isCollection(String name) {
    return values.get(name + ".size") instanceof Integer size
        && (size == 0 || values.containsKey(name + "[0]"))
        && isOnlyPart(name, ".size");
  }

  private boolean isOnlyPart(String name, String content) {
    List<String> parts = children.getOrDefault(name, List.of());
    return parts.contains(name + content)
        && parts.stream()
            .allMatch(
                part ->
                    part.equals(name + content)
                        || part.equals(name + ".type")
                        || part.startsWith(name + "["));
  }

  private Object object(String name) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    Object type = values.get(name + ".type");
    if (type != null) {
      fields.put("class", type);
    }
    for (String part : children.getOrDefault(name, List.of())) {
      if (!part.equals(name + ".type")) {
        fields.put(part.substring(name.length() + 1), show(part));
      }
    }
    return fields.isEmpty() ? Map.of("any", "object") : fields;
  }

  private Object elements(String name, int length) {
    int kept = Math.min(length, LONGEST_ARRAY);
    List<@Nullable Object> list = new ArrayList<>();
    if (values.get(name + ".elements") instanceof MapValue contents) {
      for (int i = 0; i < kept; i++) {
        list.add(scalar(contents.get(List.of(i))));
      }
    } else {
      for (int i = 0; i < kept; i++) {
        list.add(show(name + "[" + i + "]"));
      }
    }
    if (kept == length) {
      return list;
    }
    Map<String, @Nullable Object> shortened = new TreeMap<>();
    shortened.put("length", length);
    shortened.put("first", list);
    return shortened;
  }

  /** The tree on one line: {@code x = 5, p = Node{value=3, next=null}}. */
  public static String text(Model model) {
    StringBuilder text = new StringBuilder();
    of(model, value -> value)
        .forEach(
            (name, value) ->
                text.append(text.isEmpty() ? "" : ", ")
                    .append(name)
                    .append(" = ")
                    .append(InputText.of(value)));
    return text.isEmpty() ? "no input" : text.toString();
  }
}
