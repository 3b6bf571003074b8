package dev.quarry.testgen.source;

import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The lines of a test that see to what its call finds around itself, system properties and answers
 * to markers, and put everything back whatever happens.
 */
final class FixtureText {
  private static final String BEFORE = "propertiesBefore";
  private static final int DEEPER = 2;

  private final List<String> properties = new ArrayList<>();
  private final String propertiesType;
  private final String answers;

  /**
   * @param answers the name of a variable
   */
  FixtureText(TestCase test, Imports imports, String answers) {
    test.properties()
        .forEach(
            (key, value) ->
                properties.add(
                    value
                        .map(
                            text ->
                                "System.setProperty(%s, %s);"
                                    .formatted(JavaLiterals.of(key), JavaLiterals.of(text)))
                        .orElseGet(
                            () -> "System.clearProperty(%s);".formatted(JavaLiterals.of(key)))));
    this.propertiesType = properties.isEmpty() ? "" : imports.name("java/util/Properties");
    this.answers =
        test.call().answers().isEmpty()
            ? ""
            : "try (%s %s = %s.answering(%s)) {"
                .formatted(
                    imports.name("dev/quarry/api/Answers"),
                    answers,
                    imports.name("dev/quarry/api/Quarry"),
                    listed(test.call().answers()));
  }

  private FixtureText() {
    this.propertiesType = "";
    this.answers = "";
  }

  /** Of a test that finds everything as it is. */
  static FixtureText none() {
    return new FixtureText();
  }

  private static String listed(List<Value> answers) {
    // A single null would be taken for the array.
    return answers.size() == 1 && JavaText.of(answers.get(0)).equals("null")
        ? "(Object) null"
        : answers.stream().map(FixtureText::literal).collect(Collectors.joining(", "));
  }

  private static String literal(Value value) {
    Object content = ((Value.Literal) value).value();
    return content == null ? "null" : JavaLiterals.typed(content);
  }

  /** The lines of a body, after some that come first. */
  List<String> around(List<String> first, List<String> body) {
    List<String> lines = new ArrayList<>(first);
    if (properties.isEmpty()) {
      addAnswered(lines, body, TestBody.INDENT);
      return lines;
    }
    String before =
        "%s %s = (%s) System.getProperties().clone();"
            .formatted(propertiesType, BEFORE, propertiesType);
    add(lines, List.of(before), TestBody.INDENT);
    add(lines, properties, TestBody.INDENT);
    lines.add(" ".repeat(TestBody.INDENT) + "try {");
    addAnswered(lines, body, TestBody.INDENT + DEEPER);
    lines.add(" ".repeat(TestBody.INDENT) + "} finally {");
    add(lines, List.of("System.setProperties(" + BEFORE + ");"), TestBody.INDENT + DEEPER);
    lines.add(" ".repeat(TestBody.INDENT) + "}");
    return lines;
  }

  private void addAnswered(List<String> lines, List<String> body, int indent) {
    if (answers.isEmpty()) {
      add(lines, body, indent);
    } else {
      add(lines, List.of(answers), indent);
      add(lines, body, indent + DEEPER);
      lines.add(" ".repeat(indent) + "}");
    }
  }

  private static void add(List<String> lines, List<String> statements, int indent) {
    statements.forEach(statement -> lines.addAll(Layout.lines(statement, indent)));
  }
}
