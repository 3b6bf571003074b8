package dev.quarry.testgen.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The lines of a test that set system properties, and put them all back whatever happens. */
final class PropertyText {
  private static final String BEFORE = "propertiesBefore";
  private static final int DEEPER = 2;

  private final List<String> statements;
  private final String type;

  private PropertyText(List<String> statements, String type) {
    this.statements = statements;
    this.type = type;
  }

  static PropertyText of(SortedMap<String, Optional<String>> properties, Imports imports) {
    List<String> statements = new ArrayList<>();
    properties.forEach(
        (key, value) ->
            statements.add(
                value
                    .map(
                        text ->
                            "System.setProperty(%s, %s);"
                                .formatted(Literals.string(key), Literals.string(text)))
                    .orElseGet(() -> "System.clearProperty(%s);".formatted(Literals.string(key)))));
    return new PropertyText(
        statements, statements.isEmpty() ? "" : imports.name("java/util/Properties"));
  }

  /** The lines of a body, after some that come first. */
  List<String> around(List<String> first, List<String> body) {
    List<String> lines = new ArrayList<>(first);
    if (statements.isEmpty()) {
      add(lines, body, TestBody.INDENT);
      return lines;
    }
    String before = "%s %s = (%s) System.getProperties().clone();".formatted(type, BEFORE, type);
    add(lines, List.of(before), TestBody.INDENT);
    add(lines, statements, TestBody.INDENT);
    lines.add(" ".repeat(TestBody.INDENT) + "try {");
    add(lines, body, TestBody.INDENT + DEEPER);
    lines.add(" ".repeat(TestBody.INDENT) + "} finally {");
    add(lines, List.of("System.setProperties(" + BEFORE + ");"), TestBody.INDENT + DEEPER);
    lines.add(" ".repeat(TestBody.INDENT) + "}");
    return lines;
  }

  private static void add(List<String> lines, List<String> statements, int indent) {
    statements.forEach(statement -> lines.addAll(Layout.lines(statement, indent)));
  }
}
