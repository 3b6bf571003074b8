package dev.quarry.cli.crash;

import dev.quarry.cli.ending.Counted;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.Finding;
import dev.quarry.engine.crash.FindingKind;
import dev.quarry.engine.crash.MethodReport;
import dev.quarry.testgen.confirm.StateEnding;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** The result for people. */
final class CrashText {
  private final PrintWriter out;

  CrashText(PrintWriter out) {
    this.out = out;
  }

  void print(CrashResult result) {
    print("defect", "", of(result, FindingKind.DEFECT));
    print(
        "precondition",
        " (the method refuses what it is given)",
        of(result, FindingKind.PRECONDITION));
    out.println("what became of every path and every way not taken:");
    result
        .endings()
        .rows()
        .forEach(
            (row, states) -> out.printf("  %8d  %-18s %s%n", states, row.text(), row.meaning()));
    out.printf("  %8d  in all%n%n", result.endings().total());
    out.println(summary(result));
    out.flush();
  }

  private static List<Finding> of(CrashResult result, FindingKind kind) {
    return result.findings().stream().filter(finding -> finding.kind() == kind).toList();
  }

  private void print(String one, String meaning, List<Finding> findings) {
    if (findings.isEmpty()) {
      return;
    }
    String heading = findings.size() == 1 ? one : one + "s";
    out.printf("%d %s%s%n%n", findings.size(), heading, meaning);
    for (Finding finding : findings) {
      out.printf("  %s at %s%n", finding.exception(), finding.place());
      out.printf("    %s%n", finding.input());
      if (!finding.message().isEmpty()) {
        out.printf("    message: %s%n", firstLine(finding.message()));
      }
      if (finding.reflective()) {
        out.println("    needs reflection: the program may never do this");
      }
      out.printf("    test:    %s#%s%n%n", finding.file(), finding.test());
    }
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }

  private static String summary(CrashResult result) {
    List<MethodReport> methods = result.methods();
    int covered = methods.stream().mapToInt(method -> method.branches().covered()).sum();
    int total = methods.stream().mapToInt(method -> method.branches().total()).sum();
    long confirmed = result.endings().count(StateEnding.CONFIRMED);
    return String.format(
        Locale.ROOT,
        "%s in %.1f s, %s, branches %d/%d; %s from %s seen",
        Counted.of(methods.size(), "method"),
        result.time().toNanos() / 1e9,
        Counted.of(methods.stream().mapToInt(MethodReport::runs).sum(), "run"),
        covered,
        total,
        Counted.of(confirmed, "finding"),
        Counted.of(result.states().size(), "exception"));
  }
}
