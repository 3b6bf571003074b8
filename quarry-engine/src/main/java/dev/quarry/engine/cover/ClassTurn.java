package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.suite.Found;
import dev.quarry.engine.suite.Suite;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a class's turn, before it is counted.
 *
 * @param plan how its methods are called
 * @param aim what was wanted
 * @param counted all of its branches
 * @param result inputs that were found
 * @param dead branches that were proved to be, with what the proof holds for
 * @param suite its tests, if there are some
 * @param notes sentences about what was not done
 * @param seconds it took, with writing tests
 */
record ClassTurn(
    ClassPlan plan,
    Aim aim,
    CountedBranches counted,
    CampaignResult result,
    Map<CountedBranch, String> dead,
    Optional<Suite> suite,
    List<String> notes,
    double seconds) {
  ClassTurn {
    dead = Map.copyOf(dead);
    notes = List.copyOf(notes);
  }

  /** What its tests execute; what its runs executed if there are no tests. */
  Stream<CoveredProbes> executed() {
    return suite
        .map(tests -> Stream.of(tests.coverage()))
        .orElseGet(() -> result.found().stream().map(Found::coverage));
  }
}
