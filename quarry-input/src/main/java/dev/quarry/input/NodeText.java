package dev.quarry.input;

import dev.quarry.expr.text.JavaLiterals;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Nodes as a person reads them. */
final class NodeText {
  private NodeText() {}

  static String of(InputNode node) {
    if (node instanceof InputNode.Leaf leaf) {
      return leaf.value() == null ? "null" : JavaLiterals.of(leaf.value());
    }
    if (node instanceof InputNode.Constant constant) {
      return "{ordinal=" + constant.ordinal() + "}";
    }
    if (node instanceof InputNode.Same same) {
      return same.as();
    }
    if (node instanceof InputNode.Sequence sequence) {
      return sequence(sequence);
    }
    return node instanceof InputNode.Structure structure ? structure(structure) : "any object";
  }

  private static String sequence(InputNode.Sequence sequence) {
    String elements =
        sequence.elements().stream().map(NodeText::of).collect(Collectors.joining(", "));
    return sequence.elements().size() == sequence.length()
        ? "[" + elements + "]"
        : "[" + elements + ", … (" + sequence.length() + ")]";
  }

  private static String structure(InputNode.Structure structure) {
    List<String> members = new ArrayList<>();
    structure.parts().forEach((name, part) -> members.add(name + "=" + of(part)));
    structure.fields().forEach((name, field) -> members.add(name + "=" + of(field)));
    return structure.type().map(NodeText::simpleName).orElse("")
        + members.stream().collect(Collectors.joining(", ", "{", "}"));
  }

  private static String simpleName(String type) {
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }
}
