package dev.quarry.engine.explore;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.MethodId;
import dev.quarry.search.tree.TreeCounts;
import java.time.Duration;
import java.util.List;

/**
 * What an exploration found.
 *
 * @param entry the method that was run
 * @param runs how many runs were made
 * @param paths each path once, in the order of discovery
 * @param branches of the entry's class and the classes nested in it
 * @param lines of the same classes
 * @param entryBranches of the entry alone
 * @param divergences runs that left the path predicted for them
 * @param approximations what was lost on the way, each once
 * @param openReasons why the exploration is not complete, in words with counts; empty if it is
 * @param time what it took
 * @param solverTime how much of the time of all jobs went into solving
 * @param tree what became of each way
 */
public record ExploreResult(
    MethodId entry,
    int runs,
    List<ExploredPath> paths,
    Count branches,
    Count lines,
    Count entryBranches,
    int divergences,
    List<Loss> approximations,
    List<String> openReasons,
    Duration time,
    Duration solverTime,
    TreeCounts tree) {
  public ExploreResult {
    paths = List.copyOf(paths);
    approximations = List.copyOf(approximations);
    openReasons = List.copyOf(openReasons);
  }

  /** Whether every path was taken: nothing open, nothing bounded, nothing approximated. */
  public boolean exhausted() {
    return openReasons.isEmpty();
  }
}
