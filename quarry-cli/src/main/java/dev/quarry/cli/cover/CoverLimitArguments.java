package dev.quarry.cli.cover;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.engine.cover.CoverLimits;
import java.time.Duration;
import picocli.CommandLine.Option;

/** How much is done for each class. */
final class CoverLimitArguments {
  private static final long NO_LIMIT = 0;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "How long to look for inputs for one class (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--max-runs",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "How many runs to make for one class. Times are then counted by the work done, and the"
              + " same seed gives the same results (default: no limit).")
  private long maxRuns;

  @Option(
      names = "--run-time",
      paramLabel = "TIME",
      defaultValue = "2s",
      description = "How long one run may take (default: ${DEFAULT-VALUE}).")
  private Duration runTime;

  @Option(
      names = "--solver-time",
      paramLabel = "TIME",
      defaultValue = "1s",
      description = "How long one query may take (default: ${DEFAULT-VALUE}).")
  private Duration solverTime;

  /** Whether limits are to be counted in work. */
  boolean countWork() {
    return maxRuns != NO_LIMIT;
  }

  CoverLimits options() {
    if (maxRuns < NO_LIMIT) {
      throw new UserError(ExitCode.USAGE, "--max-runs is 1 or more.");
    }
    return new CoverLimits(
        budget, maxRuns == NO_LIMIT ? CoverLimits.ANY_RUNS : maxRuns, runTime, solverTime);
  }
}
