package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.suite.Suite;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a class's turn, before it is counted.
 *
 * @param plan how its methods are called
 * @param aim what was wanted
 * @param counted all of its branches
 * @param result what was found and written
 */
record ClassTurn(ClassPlan plan, Aim aim, CountedBranches counted, TurnResult result) {
  Optional<Suite> suite() {
    return result.suite();
  }

  /** What its tests execute; what its runs executed if there are no tests. */
  Stream<CoveredProbes> executed() {
    return result
        .suite()
        .map(tests -> Stream.of(tests.coverage()))
        .orElseGet(() -> result.executed().stream());
  }
}
