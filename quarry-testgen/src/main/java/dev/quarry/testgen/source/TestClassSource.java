package dev.quarry.testgen.source;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A test class that grows method by method. */
final class TestClassSource {
  private static final String HEADER = "// Written by Quarry.\n";

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
    StringBuilder text = new StringBuilder(HEADER);
    String methodsForAll = HiddenMethods.of(hidden, imports);
    String home = imports.home();
    text.append(home.isEmpty() ? "" : "package " + home + ";\n\n").append(imports.text());
    text.append(raw ? "@SuppressWarnings({\"rawtypes\", \"unchecked\"})\n" : "");
    text.append(modifier).append("class ").append(simpleName).append(" {\n");
    int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
    List<LineRange> ranges = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      List<String> lines = texts.get(i);
      if (i > 0) {
        text.append('\n');
        line++;
      }
      lines.forEach(one -> text.append(one).append('\n'));
      ranges.add(new LineRange(line, line + lines.size() - 1));
      line += lines.size();
    }
    text.append(methodsForAll).append("}\n");
    String className = (home.isEmpty() ? "" : home + ".") + simpleName;
    return new TestSource(className, text.toString(), methods, ranges);
  }
}
