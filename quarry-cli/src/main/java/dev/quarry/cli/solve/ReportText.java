package dev.quarry.cli.solve;

import dev.quarry.solver.link.Statistics;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.Collectors;

/** A report for people. */
final class ReportText {
  private final PrintWriter out;

  ReportText(PrintWriter out) {
    this.out = out;
  }

  void print(SolveReport report) {
    out.println(report.verdict());
    for (SolveReport.Value value : report.model()) {
      out.printf("  %s = %s%n", value.name(), ValueText.of(value.value()));
    }
    if (!report.core().isEmpty()) {
      out.printf(
          "  assertions %s clash%n",
          report.core().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }
    report.reason().ifPresent(reason -> out.printf("  %s%n", reason));
    out.println();
    if (!report.answeredBy().isEmpty()) {
      out.printf("answered by %s", String.join(", ", report.answeredBy()));
    } else {
      out.print("answered by nobody");
    }
    out.printf(Locale.ROOT, " in %.3f s%n", report.time().toNanos() / 1e9);
    report.links().stream().filter(row -> row.queries() > 0).forEach(this::print);
    out.flush();
  }

  private void print(Statistics.Row row) {
    out.printf(
        Locale.ROOT,
        "  %-16s %3d asked %3d answered %9.3f ms%n",
        row.link(),
        row.queries(),
        row.hits(),
        row.time().toNanos() / 1e6);
  }
}
