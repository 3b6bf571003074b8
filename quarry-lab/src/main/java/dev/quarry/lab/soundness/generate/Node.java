package dev.quarry.lab.soundness.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A piece of a program.
 *
 * @param role what it is
 * @param label the type of an expression, the name of a parameter; "" otherwise
 * @param parts what it is made of
 */
public record Node(Role role, String label, List<Part> parts) {
  public Node {
    parts = List.copyOf(parts);
  }

  /** Of texts and nodes, in this order. */
  static Node of(Role role, String label, Object... parts) {
    List<Part> made = new ArrayList<>();
    for (Object part : parts) {
      made.add(part instanceof Node node ? new Part.Piece(node) : new Part.Text(part.toString()));
    }
    return new Node(role, label, made);
  }

  /** A statement. */
  static Node statement(Object... parts) {
    return of(Role.STATEMENT, "", parts);
  }

  /** Several pieces one after the other. */
  static Node block(List<Node> nodes) {
    return of(Role.BLOCK, "", nodes.toArray());
  }

  /** The pieces directly inside. */
  public List<Node> children() {
    return parts.stream()
        .flatMap(part -> part instanceof Part.Piece piece ? Stream.of(piece.node()) : Stream.of())
        .toList();
  }

  /** How many pieces it has, itself included. */
  public int size() {
    return 1 + children().stream().mapToInt(Node::size).sum();
  }

  /** The same with other pieces in the place of one directly inside; none takes it out. */
  public Node with(int part, List<Node> others) {
    List<Part> changed = new ArrayList<>(parts.subList(0, part));
    others.forEach(other -> changed.add(new Part.Piece(other)));
    changed.addAll(parts.subList(part + 1, parts.size()));
    return new Node(role, label, changed);
  }

  /** The source text, indented by its braces. */
  public String text() {
    return Layout.of(this);
  }
}
