package dev.quarry.lab.reproduce;

import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.reproduce.Attempt;
import dev.quarry.engine.reproduce.FrameReport;
import dev.quarry.engine.reproduce.ReproduceResult;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of one crash.
 *
 * @param library name of its jar
 * @param crash its name
 * @param exception that was logged, without package
 * @param total frames of the library
 * @param matched those that the test's exception comes through
 * @param input of the test; "" if there is none
 * @param missed the first frame that is not reached; "" if there is none
 * @param reasons why it is not
 * @param seconds it took
 */
public record ReproduceRun(
    String library,
    String crash,
    String exception,
    int total,
    int matched,
    String input,
    String missed,
    List<String> reasons,
    double seconds) {
  private static final int MOST_REASONS = 2;

  public ReproduceRun {
    reasons = List.copyOf(reasons);
  }

  static ReproduceRun of(String library, Crash crash, ReproduceResult result) {
    List<String> reasons = new ArrayList<>();
    String missed = "";
    if (result.matched() < result.total()) {
      missed =
          result.frames().stream()
              .filter(frame -> frame.state() == FrameReport.State.MISSED)
              .findFirst()
              .map(frame -> frame.frame().className() + "." + frame.frame().method())
              .orElse("");
      result.nextMissed().ifPresent(attempt -> addReasons(attempt, reasons));
    }
    return new ReproduceRun(
        library,
        crash.name(),
        result.trace().exception().replaceFirst(".*\\.", ""),
        result.total(),
        result.matched(),
        result.reproduced().map(TargetReport::input).orElse(""),
        missed,
        reasons,
        result.time().toNanos() / 1e9);
  }

  private static void addReasons(Attempt attempt, List<String> reasons) {
    if (!attempt.obstacle().isEmpty()) {
      reasons.add(attempt.obstacle());
    }
    attempt.report().stream()
        .flatMap(report -> report.reasons().stream())
        .map(Reason::what)
        .distinct()
        .limit(MOST_REASONS)
        .forEach(reasons::add);
  }

  /** A crash that ended with an error of Quarry's own. */
  static ReproduceRun failed(String library, Crash crash, double seconds, Throwable why) {
    return new ReproduceRun(
        library, crash.name(), "", 0, 0, "", "", List.of("Failed: " + why), seconds);
  }

  /** Whether the test shows all frames of the library. */
  public boolean isWhole() {
    return total > 0 && matched == total;
  }
}
