package dev.quarry.lab.soundness.generate;

import java.util.stream.Collectors;

/** Writes a tree as source text. Braces stand at the ends and beginnings of lines only. */
final class Layout {
  private static final String STEP = "  ";

  private Layout() {}

  static String of(Node root) {
    var raw = new StringBuilder();
    write(root, raw);
    var out = new StringBuilder();
    int depth = 0;
    for (String line : raw.toString().split("\n")) {
      String text = line.strip();
      int closing = text.startsWith("}") ? 1 : 0;
      out.append(STEP.repeat(Math.max(0, depth - closing))).append(text).append('\n');
      depth += count(text, '{') - count(text, '}');
    }
    return out.toString();
  }

  private static void write(Node node, StringBuilder out) {
    if (node.role() == Role.PARAMETER && node.label().isEmpty()) {
      out.append(node.children().stream().map(Layout::plain).collect(Collectors.joining(", ")));
      return;
    }
    for (Part part : node.parts()) {
      if (part instanceof Part.Text text) {
        out.append(text.text());
      } else if (part instanceof Part.Piece piece) {
        write(piece.node(), out);
      }
    }
  }

  private static String plain(Node node) {
    var out = new StringBuilder();
    write(node, out);
    return out.toString();
  }

  private static int count(String text, char c) {
    return (int) text.chars().filter(each -> each == c).count();
  }
}
