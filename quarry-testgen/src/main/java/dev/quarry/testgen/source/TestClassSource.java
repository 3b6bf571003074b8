package dev.quarry.testgen.source;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A test class that grows method by method. */
final class TestClassSource {
  private static final String HEADER = "// Written by Quarry.\n";
  private static final String OPENING = " {\n";

  private final String modifier;
  private final String simpleName;
  private final List<String> methods = new ArrayList<>();
  private final List<List<String>> texts = new ArrayList<>();
  private Imports imports;
  private boolean raw;
  private final Set<HiddenMethods> hidden = EnumSet.noneOf(HiddenMethods.class);

  TestClassSource(Imports imports, String modifier, String simpleName) {
    this.imports = imports;
    this.modifier = modifier;
    this.simpleName = simpleName;
  }

  Imports imports() {
    return imports;
  }

  void add(List<String> annotations, String head, String name, String throwsClause, TestBody body) {
    List<String> lines = new ArrayList<>();
    annotations.forEach(annotation -> lines.add("  " + annotation));
    lines.add("  " + head + name + "()" + throwsClause + " {");
    lines.addAll(body.lines());
    lines.add("  }");
    methods.add(name);
    texts.add(lines);
    imports = body.imports();
    raw |= body.hasRaw();
    hidden.addAll(body.hidden());
  }

  TestSource source() {
    String body = body();
    String home = imports.home();
    String head = HEADER + (home.isEmpty() ? "" : "package " + home + ";\n\n") + imports.text(body);
    int line = (int) (head + body.substring(0, body.indexOf(OPENING))).lines().count();
    List<LineRange> ranges = new ArrayList<>();
    for (List<String> lines : texts) {
      ranges.add(new LineRange(line + 1, line + lines.size()));
      line += lines.size() + 1;
    }
    String className = (home.isEmpty() ? "" : home + ".") + simpleName;
    return new TestSource(className, head + body, methods, ranges);
  }

  private String body() {
    StringBuilder text = new StringBuilder();
    text.append(raw ? "@SuppressWarnings({\"rawtypes\", \"unchecked\"})\n" : "");
    text.append(modifier).append("class ").append(simpleName).append(OPENING);
    text.append(
        texts.stream()
            .map(lines -> String.join("\n", lines) + "\n")
            .collect(Collectors.joining("\n")));
    return text.append(HiddenMethods.of(hidden, imports)).append("}\n").toString();
  }
}
