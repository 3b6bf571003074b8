package dev.quarry.cli.crash;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.crash.MethodLimits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How far each method is explored. */
final class LimitArguments {
  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "2s",
      description = "How long one method may be explored (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--max-runs",
      paramLabel = "N",
      description =
          "How many runs one method may have. Times are then counted by the work done, and the same"
              + " seed gives the same results (default: no limit).")
  private @Nullable Integer maxRuns;

  @Option(
      names = "--max-path",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many decisions one path may have (default: ${DEFAULT-VALUE}).")
  private int maxPath;

  @Option(
      names = "--branch-bound",
      paramLabel = "N",
      defaultValue = "0",
      description = "How often one path may take the same branch; 0: no bound.")
  private int branchBound;

  @Option(
      names = "--call-depth",
      paramLabel = "N",
      description =
          "How deep calls of the program's methods are followed, counted from the method under"
              + " test; 0: none of its calls is (default: as deep as the stack).")
  private @Nullable Integer callDepth;

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

  @Option(
      names = "--searcher",
      paramLabel = "NAME",
      defaultValue = "bfs",
      description = "Who picks the next branch, as for explore (default: ${DEFAULT-VALUE}).")
  private String searcher;

  private int maxRuns() {
    Integer limit = maxRuns;
    return limit == null ? Integer.MAX_VALUE : limit;
  }

  /** Whether limits are to be counted in work. */
  boolean countWork() {
    return maxRuns != null;
  }

  MethodLimits options() {
    return new MethodLimits(
        budget, maxRuns(), maxPath, branchBound, callDepth(), runTime, solverTime, searcher);
  }

  /** The driver calls the method under test, which is a call too. */
  private int callDepth() {
    if (callDepth == null) {
      return RunLimits.ANY_DEPTH;
    }
    if (callDepth < 0) {
      throw new UserError(ExitCode.USAGE, "--call-depth is 0 or more; leave it out for no limit.");
    }
    return callDepth + 1;
  }
}
