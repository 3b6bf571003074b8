package dev.quarry.engine.reach;

import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.engine.reason.Reason;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.WrittenTest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What came of one target.
 *
 * @param target as the user wrote it
 * @param outcome what is known
 * @param engine who decided it, or who was asked first
 * @param entry where the run began that reached it
 * @param input of that run, as Java or as values by name; "" if it was not reached
 * @param test the test that reaches it, if one could be written
 * @param testMissing why there is no test though it is reached; "" otherwise
 * @param condition when it is reached, if that was asked and could be found out
 * @param assumptions what the verdict rests on, or why there is none; of a reached target nothing
 * @param scope what a proof holds for, as a sentence; "" if there is none
 * @param clashes the contradictions that ended ways
 * @param trace the way backwards, if the backward engine found it
 * @param effort of all engines
 * @param times of each engine
 * @param time of everything, the test included
 */
public record TargetReport(
    String target,
    Outcome outcome,
    Engine engine,
    Optional<MethodId> entry,
    String input,
    Optional<WrittenTest> test,
    String testMissing,
    Optional<ReachCondition> condition,
    List<Reason> assumptions,
    String scope,
    List<Clash> clashes,
    List<TraceStep> trace,
    Effort effort,
    Map<Engine, Duration> times,
    Duration time) {
  public TargetReport {
    assumptions = List.copyOf(assumptions);
    clashes = List.copyOf(clashes);
    trace = List.copyOf(trace);
    times = Map.copyOf(times);
  }

  /** Why it is undecided, the main cause first; empty if it is decided. */
  public List<Reason> reasons() {
    return assumptions.stream().filter(Reason::forbidsProof).toList();
  }
}
