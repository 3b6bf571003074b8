package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.suite.Found;
import dev.quarry.engine.suite.Suite;
import dev.quarry.testgen.confirm.TestFiles;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a class's turn found and wrote, as it is kept.
 *
 * @param open branches that no input covers
 * @param executed what each input that was found executes
 * @param dead branches that were proved to be, with what the proof holds for
 * @param suite its tests, if there are some
 * @param notes sentences about what was not done
 * @param effort what it took to find inputs
 * @param curve how coverage grew
 * @param seconds it took, with writing tests
 */
record TurnResult(
    List<CountedBranch> open,
    List<CoveredProbes> executed,
    Map<CountedBranch, String> dead,
    Optional<Suite> suite,
    List<String> notes,
    CoverEffort effort,
    List<CurvePoint> curve,
    double seconds) {
  TurnResult {
    open = List.copyOf(open);
    executed = List.copyOf(executed);
    dead = Map.copyOf(dead);
    notes = List.copyOf(notes);
    curve = List.copyOf(curve);
  }

  static TurnResult of(
      CampaignResult campaign,
      Map<CountedBranch, String> dead,
      Optional<Suite> suite,
      List<String> notes,
      double seconds) {
    return new TurnResult(
        campaign.open(),
        campaign.found().stream().map(Found::coverage).toList(),
        dead,
        suite,
        notes,
        campaign.effort(),
        campaign.curve(),
        seconds);
  }

  /** The same with its tests written once more, somewhere else. */
  TurnResult writtenTo(TestOutput output) {
    TestFiles files = TestFiles.in(output.directory());
    Optional<Suite> written =
        suite.map(
            one ->
                new Suite(
                    one.sources().stream().map(files::write).toList(),
                    one.sources(),
                    one.tests(),
                    one.notes(),
                    one.executed()));
    return new TurnResult(open, executed, dead, written, notes, effort, curve, seconds);
  }
}
