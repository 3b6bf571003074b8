package dev.quarry.testgen.source;

import java.util.ArrayList;
import java.util.List;

/** Breaks statements that are wider than a line. */
final class Layout {
  static final int WIDTH = 100;
  private static final int FILL_FROM = 7;

  private Layout() {}

  /** One statement, or part of one, at an indentation; no line ends with a line break. */
  static List<String> lines(String text, int indent) {
    if (text.contains("\n")) {
      // A class within a statement: whoever wrote it has laid it out.
      return text.lines().map(line -> line.isEmpty() ? "" : " ".repeat(indent) + line).toList();
    }
    if (fits(text, indent)) {
      return List.of(" ".repeat(indent) + text);
    }
    List<String> terms = split(text, " + ");
    if (terms.size() > 1) {
      return terms(terms, indent);
    }
    int open = lastGroup(text);
    if (open < 0) {
      return List.of(" ".repeat(indent) + text);
    }
    int arrow = text.indexOf("-> ");
    return arrow >= 0 && arrow < open && !isInside(text, arrow)
        ? body(text, arrow, indent)
        : group(text, open, indent);
  }

  private static boolean fits(String text, int indent) {
    return indent + text.length() <= WIDTH;
  }

  private static List<String> terms(List<String> terms, int indent) {
    int equals = terms.get(0).indexOf(" = ");
    if (equals >= 0 && !isInside(terms.get(0), equals)) {
      List<String> lines = new ArrayList<>();
      lines.add(" ".repeat(indent) + terms.get(0).substring(0, equals + 2));
      List<String> right = new ArrayList<>(terms);
      right.set(0, terms.get(0).substring(equals + 3));
      lines.addAll(terms(right, indent + 4));
      return lines;
    }
    List<String> lines = new ArrayList<>(lines(terms.get(0), indent));
    for (String term : terms.subList(1, terms.size())) {
      lines.addAll(lines("+ " + term, indent + 4));
    }
    return lines;
  }

  private static List<String> body(String text, int arrow, int indent) {
    List<String> lines = new ArrayList<>();
    lines.add(" ".repeat(indent) + text.substring(0, arrow + 2));
    lines.addAll(lines(text.substring(arrow + 3), indent + 4));
    return lines;
  }

  private static List<String> group(String text, int open, int indent) {
    boolean braces = text.charAt(open) == '{';
    int close = closing(text, open);
    String head = text.substring(0, open + 1);
    String tail = text.substring(close);
    List<String> parts = split(text.substring(open + 1, close), ", ");
    List<String> lines = new ArrayList<>();
    lines.add(" ".repeat(indent) + head);
    if (braces) {
      lines.addAll(fill(parts, "", indent + 2));
      lines.add(" ".repeat(indent) + tail);
      return lines;
    }
    String joined = String.join(", ", parts) + tail;
    if (fits(joined, indent + 4)) {
      lines.add(" ".repeat(indent + 4) + joined);
    } else if (parts.size() >= FILL_FROM) {
      lines.addAll(fill(parts, tail, indent + 4));
    } else {
      for (int i = 0; i < parts.size(); i++) {
        lines.addAll(lines(parts.get(i) + (i < parts.size() - 1 ? "," : tail), indent + 4));
      }
    }
    return lines;
  }

  /** As many to a line as there is room for. */
  private static List<String> fill(List<String> parts, String tail, int indent) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i) + (i < parts.size() - 1 ? "," : tail);
      if (line.length() > 0 && !fits(line + " " + part, indent)) {
        lines.addAll(lines(line.toString(), indent));
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(part);
    }
    lines.addAll(lines(line.toString(), indent));
    return lines;
  }

  /** Cuts at a separator outside brackets and quotes. */
  private static List<String> split(String text, String separator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    int at = 0;
    while (at < text.length()) {
      if (text.startsWith(separator, at)) {
        parts.add(text.substring(start, at));
        start = at + separator.length();
        at = start;
      } else {
        at = next(text, at);
      }
    }
    parts.add(text.substring(start));
    return parts;
  }

  /** Where the last bracket with something in it opens, outside all others; -1 without one. */
  private static int lastGroup(String text) {
    int last = -1;
    for (int at = 0; at < text.length(); at = next(text, at)) {
      boolean opens = text.charAt(at) == '(' || text.charAt(at) == '{';
      last = opens && closing(text, at) > at + 1 ? at : last;
    }
    return last;
  }

  private static boolean isInside(String text, int place) {
    int at = 0;
    while (at < place) {
      at = next(text, at);
    }
    return at != place;
  }

  /** Behind the bracket or literal that starts here, else one further. */
  private static int next(String text, int at) {
    char c = text.charAt(at);
    if (c == '"' || c == '\'') {
      return endOfQuote(text, at);
    }
    return "({[".indexOf(c) < 0 ? at + 1 : closing(text, at) + 1;
  }

  private static int closing(String text, int open) {
    int at = open + 1;
    while (at < text.length() && ")}]".indexOf(text.charAt(at)) < 0) {
      at = next(text, at);
    }
    return at;
  }

  private static int endOfQuote(String text, int start) {
    int at = start + 1;
    while (text.charAt(at) != text.charAt(start)) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return at + 1;
  }
}
