package dev.quarry.engine.reach;

import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.reason.SourcePlaces;
import java.time.Duration;
import java.util.List;

/**
 * What came of one side of a branch.
 *
 * @param outcome what is known
 * @param engine who decided it, or was asked first
 * @param reasons why it is undecided
 * @param effort of all engines
 * @param time of all engines
 */
public record SideReport(
    Outcome outcome, Engine engine, List<Reason> reasons, Effort effort, Duration time) {
  public SideReport {
    reasons = List.copyOf(reasons);
  }

  static SideReport of(TargetSearch.Result result, Duration time, SourcePlaces places) {
    Answer answer = result.answer();
    List<Reason> reasons =
        answer.outcome() == Outcome.UNDECIDED
            ? answer.ledger().obstacles().stream().map(places::reason).toList()
            : List.<Reason>of();
    return new SideReport(answer.outcome(), result.engine(), reasons, result.effort(), time);
  }
}
