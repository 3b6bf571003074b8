package dev.quarry.engine.explore;

import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.reason.Reason;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.tree.TreeCounts;
import java.time.Duration;
import java.util.List;

/**
 * What an exploration found.
 *
 * @param entry the method that was run
 * @param runs how many runs were made
 * @param paths each path once, in the order of discovery
 * @param decisions the part of the execution tree that the first paths make up, from its root on
 * @param branches of the entry's class and the classes nested in it
 * @param lines of the same classes
 * @param entryBranches of the entry alone
 * @param divergences runs that left the path predicted for them
 * @param ledger what was assumed; settled if no way is left
 * @param assumptions the same for people
 * @param time what it took
 * @param solverTime how much of the time of all jobs went into solving
 * @param tree what became of each way
 */
public record ExploreResult(
    MethodId entry,
    int runs,
    List<ExploredPath> paths,
    List<ExploredDecision> decisions,
    Count branches,
    Count lines,
    Count entryBranches,
    int divergences,
    Ledger ledger,
    List<Reason> assumptions,
    Duration time,
    Duration solverTime,
    TreeCounts tree) {
  public ExploreResult {
    paths = List.copyOf(paths);
    decisions = List.copyOf(decisions);
    assumptions = List.copyOf(assumptions);
  }

  /** Whether every path was taken, as the ledger allows to say. */
  public boolean exhausted() {
    return ledger.proof().isPresent();
  }

  /** What keeps it from being exhausted. */
  public List<Reason> obstacles() {
    return assumptions.stream().filter(Reason::forbidsProof).toList();
  }
}
