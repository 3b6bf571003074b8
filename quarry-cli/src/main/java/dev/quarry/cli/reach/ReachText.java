package dev.quarry.cli.reach;

import dev.quarry.cli.ending.Counted;
import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.engine.reach.Clash;
import dev.quarry.engine.reach.Condition;
import dev.quarry.engine.reach.Effort;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.ReachResult;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.reach.TraceStep;
import dev.quarry.engine.reason.Reason;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The result for people. */
final class ReachText {
  private final PrintWriter out;
  private final ConditionArguments condition;
  private final boolean explains;
  private final boolean traces;

  ReachText(PrintWriter out, ConditionArguments condition) {
    this(out, condition, false, false);
  }

  private ReachText(
      PrintWriter out, ConditionArguments condition, boolean explains, boolean traces) {
    this.out = out;
    this.condition = condition;
    this.explains = explains;
    this.traces = traces;
  }

  /** With the contradictions. */
  ReachText explaining() {
    return new ReachText(out, condition, true, traces);
  }

  /** With the way backwards. */
  ReachText tracing() {
    return new ReachText(out, condition, explains, true);
  }

  void print(ReachResult result) {
    result.targets().forEach(this::print);
    if (result.targets().size() > 1) {
      out.printf(
          "%d targets in %s: %d reached, %d unreachable, %d undecided%n",
          result.targets().size(),
          seconds(result.time().toNanos()),
          count(result, Outcome.REACHED),
          count(result, Outcome.UNREACHABLE),
          count(result, Outcome.UNDECIDED));
    }
    out.flush();
  }

  private static long count(ReachResult result, Outcome outcome) {
    return result.targets().stream().filter(target -> target.outcome() == outcome).count();
  }

  private void print(TargetReport report) {
    out.printf("%s  %s%n", report.target(), report.outcome().text());
    switch (report.outcome()) {
      case REACHED -> printReached(report);
      case UNREACHABLE -> out.printf("  proof:  %s%n", report.scope());
      case UNDECIDED -> printUndecided(report.reasons());
    }
    if (explains) {
      report.clashes().forEach(this::print);
    }
    if (traces) {
      report.trace().forEach(this::print);
    }
    out.printf("  effort: %s%n%n", effort(report));
  }

  private void printReached(TargetReport report) {
    report.entry().ifPresent(entry -> out.printf("  entry:  %s%n", entry.userForm()));
    out.printf("  input:  %s%n", report.input());
    report
        .test()
        .ifPresentOrElse(
            test -> out.printf("  test:   %s#%s%n", test.file(), test.method()),
            () -> out.printf("  test:   none. %s%n", report.testMissing()));
    condition.print(out, report);
  }

  /** The main cause and what to do about it; the others if they are asked for. */
  private void printUndecided(List<Reason> all) {
    Set<String> told = new HashSet<>();
    List<Reason> reasons = all.stream().filter(one -> told.add(one.what())).toList();
    print("open:  ", reasons.get(0));
    if (!reasons.get(0).remedy().isEmpty()) {
      out.printf("  remedy: %s%n", reasons.get(0).remedy());
    }
    List<Reason> others = reasons.subList(1, reasons.size());
    if (explains) {
      others.forEach(reason -> print("also:  ", reason));
    } else if (!others.isEmpty()) {
      out.printf("  also:   %s, see --explain%n", Counted.of(others.size(), "other cause"));
    }
  }

  private void print(String mark, Reason reason) {
    String where = reason.place().isEmpty() ? "" : " (" + reason.place() + ")";
    out.printf("  %s %s%s%n", mark, reason.what(), where);
  }

  private void print(Clash clash) {
    out.printf("  at %s these can't hold together:%n", clash.place());
    clash.conditions().forEach(condition -> print("", condition));
  }

  private void print(TraceStep step) {
    out.printf("  before %s%n", step.place());
    step.fit().forEach(condition -> print("fit    ", condition));
    step.change().forEach(call -> out.printf("    change %s%n", call));
  }

  private void print(String mark, Condition condition) {
    String through =
        condition.through().isEmpty() ? "" : " through " + String.join(", ", condition.through());
    out.printf("    %s%s   (%s%s)%n", mark, condition.text(), condition.place(), through);
  }

  private static String effort(TargetReport report) {
    Effort effort = report.effort();
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s, %s%s, %s, %s",
            report.engine().text(),
            Counted.of(effort.segments(), "segment"),
            effort.folded() > 0 ? " with " + Counted.of(effort.folded(), "folded block") : "",
            Counted.of(effort.queries(), "query"),
            Counted.of(effort.runs(), "run")));
    if (effort.turnedAway() > 0) {
      text.append(", ").append(Counted.of(effort.turnedAway(), "input")).append(" turned away");
    }
    return text.append(", ").append(seconds(report.time().toNanos())).toString();
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.1f s", nanos / 1e9);
  }
}
