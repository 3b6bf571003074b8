package dev.quarry.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Nodes as JSON has them. */
final class NodeJson {
  /** Keys that mean something else than a field. */
  private static final Set<String> TAKEN = Set.of("class", "fields", "same", "any", "ordinal");

  private NodeJson() {}

  static @Nullable Object of(InputNode node) {
    if (node instanceof InputNode.Leaf leaf) {
      return scalar(leaf.value());
    }
    if (node instanceof InputNode.Constant constant) {
      return Map.of("ordinal", String.valueOf(constant.ordinal()));
    }
    if (node instanceof InputNode.Same same) {
      return Map.of("same", same.as());
    }
    if (node instanceof InputNode.Sequence sequence) {
      return sequence(sequence);
    }
    return node instanceof InputNode.Structure structure
        ? structure(structure)
        : Map.of("any", "object");
  }

  private static Object sequence(InputNode.Sequence sequence) {
    List<@Nullable Object> elements = new ArrayList<>();
    sequence.elements().forEach(element -> elements.add(of(element)));
    return elements.size() == sequence.length()
        ? elements
        : new TreeMap<>(Map.of("first", elements, "length", sequence.length()));
  }

  private static Object structure(InputNode.Structure structure) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    structure.type().ifPresent(type -> json.put("class", type));
    structure.parts().forEach((name, part) -> json.put(name, of(part)));
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    structure.fields().forEach((name, field) -> fields.put(name, of(field)));
    if (fields.keySet().stream().anyMatch(TAKEN::contains)) {
      json.put("fields", fields);
    } else {
      json.putAll(fields);
    }
    return json;
  }

  /** JSON has no NaN and no infinities; a NaN that is not the usual one also shows its bits. */
  private static @Nullable Object scalar(@Nullable Object value) {
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
}
