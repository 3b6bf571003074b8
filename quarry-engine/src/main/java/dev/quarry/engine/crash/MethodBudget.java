package dev.quarry.engine.crash;

import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.reason.Reason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/** What the explorations of one method may use together, and what they have used. */
final class MethodBudget {
  private final Duration budget;
  private final int maxRuns;
  private Duration used = Duration.ZERO;
  private int runs;
  private int paths;
  private String note = "";

  MethodBudget(Duration budget, int maxRuns) {
    this.budget = budget;
    this.maxRuns = maxRuns;
  }

  boolean isUsedUp() {
    return runs >= maxRuns || used.compareTo(budget) >= 0;
  }

  /** Limits of an exploration that may use one of so many shares of what is left. */
  ExploreOptions part(int shares, CrashOptions options, List<Path> classPath) {
    Duration time = budget.minus(used).dividedBy(shares);
    return options.exploring(classPath, time, (maxRuns - runs + shares - 1) / shares);
  }

  /**
   * @param isLast whether there is no other way to make arguments
   */
  void use(ExploreResult result, boolean isLast) {
    used = used.plus(result.time());
    runs += result.runs();
    paths += result.paths().size();
    note =
        isUsedUp() && !isLast
            ? "the limit was reached before all ways to make arguments were tried"
            : result.obstacles().stream()
                .map(Reason::what)
                .distinct()
                .collect(Collectors.joining(" "));
  }

  int runs() {
    return runs;
  }

  int paths() {
    return paths;
  }

  /** Why there may be more to find; "" if there is nothing to say. */
  String note() {
    return note;
  }
}
