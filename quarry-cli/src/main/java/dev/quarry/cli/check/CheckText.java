package dev.quarry.cli.check;

import dev.quarry.engine.check.CheckResult;
import dev.quarry.engine.check.SpecificationReport;
import dev.quarry.engine.check.Verdict;
import dev.quarry.engine.reason.Reason;
import java.io.PrintWriter;
import java.util.List;

/** The result for people. */
final class CheckText {
  private final PrintWriter out;

  CheckText(PrintWriter out) {
    this.out = out;
  }

  void print(CheckResult result) {
    result.warnings().forEach(warning -> out.println("warning: " + warning));
    for (SpecificationReport report : result.reports()) {
      print(report);
    }
    out.printf(
        "%d violated, %d hold, %d undecided, in %.1f s%n",
        result.count(Verdict.VIOLATED),
        result.count(Verdict.HOLDS),
        result.count(Verdict.UNDECIDED),
        result.time().toNanos() / 1e9);
    out.flush();
  }

  private void print(SpecificationReport report) {
    out.printf(
        "%s: %s %s (%s)%n",
        report.verdict().text(),
        report.specification().kind().text(),
        report.specification(),
        report.specification().source());
    switch (report.verdict()) {
      case VIOLATED -> {
        out.println("  events: " + String.join("; ", report.events()));
        out.println("  calls:  " + report.input());
        report.test().ifPresent(test -> out.println("  test:   " + test.file()));
        if (!report.note().isEmpty()) {
          out.println("  " + report.note());
        }
      }
      case HOLDS -> report.reasons().forEach(reason -> out.println("  " + reason.what()));
      case UNDECIDED -> undecided(report.reasons());
    }
  }

  /** One cause, one place, one remedy. */
  private void undecided(List<Reason> reasons) {
    if (reasons.isEmpty()) {
      return;
    }
    Reason first = reasons.get(0);
    out.println("  " + first.what() + (first.place().isEmpty() ? "" : " (" + first.place() + ")"));
    if (!first.remedy().isEmpty()) {
      out.println("  " + first.remedy());
    }
  }
}
