package dev.quarry.report.result;

import java.util.List;

/** What a command found. */
public sealed interface ReportedResult
    permits ReportedCoverage,
        ReportedCrash,
        ReportedReach,
        ReportedVerify,
        ReportedCheck,
        ReportedExploration,
        ReportedReproduction {
  /** The command, as users type it. */
  String command();

  /** How long it took. */
  double seconds();

  /** Sentences about the class path. */
  default List<String> warnings() {
    return List.of();
  }
}
