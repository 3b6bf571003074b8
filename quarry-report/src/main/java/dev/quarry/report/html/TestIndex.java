package dev.quarry.report.html;

import dev.quarry.report.result.ReportedClass;
import dev.quarry.report.result.ReportedCoverage;
import dev.quarry.report.result.ReportedTest;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** All tests that results mention, in the order of their first mention. */
final class TestIndex {
  private static final String INDENT = "  ";

  private final Map<String, TestPlace> tests = new LinkedHashMap<>();
  private final Map<String, Optional<List<String>>> files = new LinkedHashMap<>();

  TestPlace of(ReportedTest test) {
    return of(test.file(), test.method());
  }

  private TestPlace of(String file, String method) {
    return tests.computeIfAbsent(
        file + "#" + method, any -> new TestPlace(tests.size() + 1, file, method));
  }

  /** The tests of a suite, by the numbers that its lines name. */
  List<TestPlace> of(ReportedCoverage coverage) {
    List<String> written =
        coverage.classes().stream().map(ReportedClass::files).flatMap(List::stream).toList();
    List<TestPlace> all = new ArrayList<>();
    for (String test : coverage.testMethods()) {
      int end = test.indexOf('#');
      String path = test.substring(0, Math.max(end, 0)).replace('.', '/') + ".java";
      String file =
          written.stream()
              .filter(one -> one.replace('\\', '/').endsWith("/" + path))
              .findFirst()
              .orElse(path);
      all.add(of(file, test.substring(end + 1)));
    }
    return all;
  }

  List<TestPlace> all() {
    return List.copyOf(tests.values());
  }

  /** The method as it stands in its file; empty if it is not there any more. */
  List<String> code(TestPlace test) {
    Optional<List<String>> lines = files.computeIfAbsent(test.file(), TestIndex::read);
    return lines.map(all -> method(all, test.method())).orElse(List.of());
  }

  private static Optional<List<String>> read(String file) {
    if (!file.endsWith(".java") && !file.endsWith(".java.new")) {
      return Optional.empty();
    }
    try {
      return SourceFolders.read(Path.of(file));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** From the annotation to the brace that closes the method. */
  private static List<String> method(List<String> lines, String method) {
    Pattern head = Pattern.compile(" {2}.*\\bvoid " + Pattern.quote(method) + "\\(.*");
    for (int i = 0; i < lines.size(); i++) {
      if (head.matcher(lines.get(i)).matches()) {
        int from = i;
        while (from > 0 && lines.get(from - 1).startsWith(INDENT + "@")) {
          from--;
        }
        int to = i;
        while (to < lines.size() - 1 && !lines.get(to).equals(INDENT + "}")) {
          to++;
        }
        return lines.subList(from, to + 1).stream()
            .map(line -> line.startsWith(INDENT) ? line.substring(INDENT.length()) : line)
            .toList();
      }
    }
    return List.of();
  }
}
