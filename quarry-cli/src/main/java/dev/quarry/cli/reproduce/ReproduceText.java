package dev.quarry.cli.reproduce;

import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.reproduce.Attempt;
import dev.quarry.engine.reproduce.FrameReport;
import dev.quarry.engine.reproduce.ReproduceResult;
import java.io.PrintWriter;
import java.util.Locale;

/** The result for people. */
final class ReproduceText {
  /** More frames below the program's are of no interest. */
  private static final int MOST_OTHERS = 3;

  private final PrintWriter out;
  private final ConditionArguments condition;

  ReproduceText(PrintWriter out, ConditionArguments condition) {
    this.out = out;
    this.condition = condition;
  }

  void print(ReproduceResult result) {
    result.warnings().forEach(warning -> out.printf("warning: %s%n", warning));
    out.printf("%s  %s%n", result.trace().exception(), verdict(result));
    printFrames(result);
    result.reproduced().ifPresent(this::printTest);
    if (result.matched() < result.total()) {
      result.nextMissed().ifPresent(attempt -> printMissed(result, attempt));
    }
    out.printf("  time:   %s%n", seconds(result.time().toNanos()));
    out.flush();
  }

  private static String verdict(ReproduceResult result) {
    if (result.reproduced().isEmpty()) {
      return "not reproduced";
    }
    return result.matched() == result.total()
        ? "reproduced with " + (result.total() == 1 ? "its " : "all ") + frames(result.total())
        : "reproduced with " + result.matched() + " of " + frames(result.total());
  }

  private static String frames(int count) {
    return count == 1 ? "1 frame" : count + " frames";
  }

  private void printFrames(ReproduceResult result) {
    int others = 0;
    int last = 0;
    for (int i = 0; i < result.frames().size(); i++) {
      last = result.frames().get(i).state() == FrameReport.State.OTHER ? last : i;
    }
    for (int i = 0; i < result.frames().size(); i++) {
      FrameReport frame = result.frames().get(i);
      others += i > last ? 1 : 0;
      if (others <= MOST_OTHERS) {
        out.printf("  %s %s%n", mark(frame.state()), frame.frame());
      }
    }
    if (others > MOST_OTHERS) {
      out.printf("         and %d more that are not of the program%n", others - MOST_OTHERS);
    }
  }

  private static String mark(FrameReport.State state) {
    return switch (state) {
      case MATCHED -> "same   ";
      case MISSED -> "missed ";
      case OTHER -> "       ";
    };
  }

  private void printTest(TargetReport report) {
    report.entry().ifPresent(entry -> out.printf("  entry:  %s%n", entry.userForm()));
    out.printf("  input:  %s%n", report.input());
    report.test().ifPresent(test -> out.printf("  test:   %s#%s%n", test.file(), test.method()));
    condition.print(out, report);
  }

  private void printMissed(ReproduceResult result, Attempt attempt) {
    out.printf(
        "  missed: frame `%s`%s%n",
        missed(result),
        attempt.entries().isEmpty() ? "" : ", from " + String.join(", ", attempt.entries()));
    if (!attempt.obstacle().isEmpty()) {
      out.printf("  open:   %s%n", attempt.obstacle());
      return;
    }
    attempt.report().ifPresent(this::printReason);
  }

  private static String missed(ReproduceResult result) {
    return result.frames().stream()
        .filter(frame -> frame.state() == FrameReport.State.MISSED)
        .findFirst()
        .map(frame -> frame.frame().toString())
        .orElse("");
  }

  /** One cause and what to do about it. */
  private void printReason(TargetReport report) {
    if (report.outcome() == Outcome.UNREACHABLE) {
      out.printf("  open:   The search ended without a way through these frames; no proof.%n");
      return;
    }
    report.reasons().stream()
        .findFirst()
        .ifPresent(
            reason -> {
              out.printf("  open:   %s%n", sentence(reason));
              if (!reason.remedy().isEmpty()) {
                out.printf("  remedy: %s%n", reason.remedy());
              }
            });
  }

  private static String sentence(Reason reason) {
    return reason.what() + (reason.place().isEmpty() ? "" : " (" + reason.place() + ")");
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.1f s", nanos / 1e9);
  }
}
