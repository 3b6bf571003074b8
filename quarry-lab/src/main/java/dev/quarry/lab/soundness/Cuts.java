package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.Domain;
import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.generate.Kind;
import dev.quarry.lab.soundness.generate.Node;
import dev.quarry.lab.soundness.generate.Part;
import dev.quarry.lab.soundness.generate.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What can be cut off a tree, or made simpler in it. */
final class Cuts {
  private Cuts() {}

  /** Something in the place of a piece, and how much smaller that makes the tree. */
  private record Cut(Node tree, int gain) {}

  /** All trees with one cut, those that lose most first. Not all of them make sense. */
  static List<Node> of(Node tree) {
    return cuts(tree).stream()
        .sorted(Comparator.comparingInt(Cut::gain).reversed())
        .map(Cut::tree)
        .toList();
  }

  private static List<Cut> cuts(Node node) {
    List<Cut> cuts = new ArrayList<>();
    for (int i = 0; i < node.parts().size(); i++) {
      if (node.parts().get(i) instanceof Part.Piece piece) {
        int part = i;
        for (List<Node> others : replacements(piece.node())) {
          int gain = piece.node().size() - others.stream().mapToInt(Node::size).sum();
          cuts.add(new Cut(node.with(part, others), gain));
        }
        for (Cut inner : cuts(piece.node())) {
          cuts.add(new Cut(node.with(part, List.of(inner.tree())), inner.gain()));
        }
      }
    }
    return cuts;
  }

  private static List<List<Node>> replacements(Node node) {
    List<List<Node>> others = new ArrayList<>();
    switch (node.role()) {
      case MEMBER, CASE -> others.add(List.of());
      case STATEMENT -> {
        others.add(List.of());
        node.children().stream()
            .filter(child -> child.role() == Role.BLOCK)
            .forEach(block -> others.add(block.children()));
      }
      case EXPRESSION -> addSimpler(node, others);
      default -> {
        // Parameters go together with their guards.
      }
    }
    return others;
  }

  private static void addSimpler(Node node, List<List<Node>> others) {
    for (String simple : Kind.valueOf(node.label()).simple()) {
      Node constant = new Node(Role.EXPRESSION, node.label(), List.of(new Part.Text(simple)));
      if (node.size() > 1 || !isText(node, simple)) {
        others.add(List.of(constant));
      }
    }
    node.children().stream()
        .filter(child -> child.role() == Role.EXPRESSION && child.label().equals(node.label()))
        .forEach(child -> others.add(List.of(child)));
  }

  /** A constant is as simple as it gets. */
  private static boolean isText(Node node, String simple) {
    String label = node.label();
    return node.parts().stream()
        .anyMatch(
            part ->
                part instanceof Part.Text text
                    && (text.text().equals(simple)
                        || Kind.valueOf(label).simple().contains(text.text())));
  }

  /** The program without a parameter of an entry and what guards it. */
  static GeneratedProgram without(GeneratedProgram program, EntryPoint entry, Domain parameter) {
    List<EntryPoint> entries = new ArrayList<>(program.entries());
    entries.set(entries.indexOf(entry), entry.without(parameter));
    return program.with(without(program.tree(), parameter.name())).with(entries);
  }

  private static Node without(Node node, String name) {
    Node changed = node;
    for (int i = node.parts().size() - 1; i >= 0; i--) {
      if (node.parts().get(i) instanceof Part.Piece piece) {
        Node child = piece.node();
        boolean isMeant =
            (child.role() == Role.PARAMETER || child.role() == Role.GUARD)
                && child.label().equals(name);
        changed = changed.with(i, isMeant ? List.of() : List.of(without(child, name)));
      }
    }
    return changed;
  }
}
