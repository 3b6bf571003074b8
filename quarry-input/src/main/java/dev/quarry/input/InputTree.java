package dev.quarry.input;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath.Aspect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The input of a run as a tree of values, by what asked for them: parameters, markers, the
 * environment.
 */
public final class InputTree {
  private static final int LONGEST_ARRAY = 64;

  private final Map<InputPath, Object> values = new LinkedHashMap<>();
  private final Map<InputPath, List<InputPath>> parts = new LinkedHashMap<>();

  /** Where it is told what is in an object that stands at several places. */
  private final Map<Ref, InputPath> homes = new LinkedHashMap<>();

  private final Map<Ref, InputPath> shown = new LinkedHashMap<>();
  private final Map<String, InputNode> roots = new LinkedHashMap<>();

  private InputTree(Model model) {
    for (Map.Entry<Input, Object> entry : model.values().entrySet()) {
      InputPath.find(entry.getKey()).ifPresent(path -> values.put(path, entry.getValue()));
    }
    List<InputPath> tops = new ArrayList<>();
    for (InputPath path : values.keySet()) {
      path.whole()
          .ifPresentOrElse(
              whole -> parts.computeIfAbsent(whole, none -> new ArrayList<>()).add(path),
              () -> tops.add(path));
    }
    values.forEach(
        (path, value) -> {
          if (value instanceof Ref ref && parts.containsKey(path)) {
            homes.putIfAbsent(ref, path);
          }
        });
    tops.forEach(path -> roots.put(RootNames.of(path, tops), node(path)));
  }

  public static InputTree of(Model model) {
    return new InputTree(model);
  }

  /** What stands at the roots, by the names that people are shown. */
  public Map<String, InputNode> roots() {
    return Collections.unmodifiableMap(roots);
  }

  /** For JSON: maps, lists, strings, numbers, truth values and null. */
  public Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    roots.forEach((name, node) -> json.put(name, NodeJson.of(node)));
    return json;
  }

  /** On one line: {@code x = 5, p = Node{value=3, next=null}}. */
  public String text() {
    StringBuilder text = new StringBuilder();
    roots.forEach(
        (name, node) ->
            text.append(text.isEmpty() ? "" : ", ").append(name).append(" = ").append(node.text()));
    return text.isEmpty() ? "no input" : text.toString();
  }

  private InputNode node(InputPath path) {
    Object value = values.get(path);
    return value instanceof Ref ref ? node(path, ref) : new InputNode.Leaf(value);
  }

  private InputNode node(InputPath path, Ref ref) {
    if (ref.isNull()) {
      return new InputNode.Leaf(null);
    }
    Optional<InputNode> content = content(path);
    if (content.isPresent()) {
      return content.get();
    }
    InputPath earlier = shown.putIfAbsent(ref, path);
    return earlier == null
        ? object(homes.getOrDefault(ref, path))
        : new InputNode.Same(earlier.text());
  }

  /** What is in a string, a box or a builder, and which constant an enum's is. */
  private Optional<InputNode> content(InputPath path) {
    for (InputPath part : partsOf(path)) {
      if (part instanceof Aspect aspect && aspect.kind().isContent()) {
        Object value = values.get(part);
        return Optional.of(
            aspect.kind() == Aspect.Kind.ORDINAL && value instanceof Integer ordinal
                ? new InputNode.Constant(ordinal)
                : new InputNode.Leaf(value));
      }
    }
    return Optional.empty();
  }

  private List<InputPath> partsOf(InputPath path) {
    return parts.getOrDefault(path, List.of());
  }

  private InputNode object(InputPath path) {
    if (values.get(path.length()) instanceof Integer length) {
      return sequence(path, length);
    }
    boolean isMap = partsOf(path).stream().anyMatch(InputPath.Key.class::isInstance);
    if (!isMap && values.get(path.size()) instanceof Integer size) {
      return sequence(path, size);
    }
    return structure(path);
  }

  private InputNode sequence(InputPath path, int length) {
    List<InputNode> elements = new ArrayList<>();
    for (int i = 0; i < Math.min(length, LONGEST_ARRAY); i++) {
      elements.add(
          values.get(path.elements()) instanceof MapValue contents
              ? new InputNode.Leaf(contents.get(List.of(i)))
              : node(path.element(i)));
    }
    return new InputNode.Sequence(elements, length);
  }

  private InputNode structure(InputPath path) {
    Map<String, InputNode> fields = new LinkedHashMap<>();
    Map<String, InputNode> others = new LinkedHashMap<>();
    for (InputPath part : partsOf(path)) {
      if (part instanceof InputPath.Field field) {
        fields.put(field.name(), node(part));
      } else if (!part.equals(path.type())) {
        others.put(partName(part), node(part));
      }
    }
    Optional<String> type = Optional.ofNullable(values.get(path.type())).map(String::valueOf);
    return type.isEmpty() && fields.isEmpty() && others.isEmpty()
        ? new InputNode.Unseen()
        : new InputNode.Structure(type, fields, others);
  }

  private static String partName(InputPath part) {
    if (part instanceof InputPath.Key key) {
      return "key" + key.index();
    }
    if (part instanceof InputPath.Mapped mapped) {
      return "value" + mapped.index();
    }
    if (part instanceof InputPath.Result result) {
      return "call" + result.call();
    }
    if (part instanceof InputPath.Element element) {
      return String.valueOf(element.index());
    }
    Aspect.Kind kind = ((Aspect) part).kind();
    return kind == Aspect.Kind.HELD ? "value" : kind.text();
  }
}
