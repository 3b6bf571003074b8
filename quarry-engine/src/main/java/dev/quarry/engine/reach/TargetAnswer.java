package dev.quarry.engine.reach;

import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.Proof;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What engines said about a target, as it is told and kept.
 *
 * @param outcome what is known
 * @param engine who decided it, or was asked first
 * @param entry where the run began that reached it
 * @param assumptions what was assumed
 * @param scope what a proof holds for, as a sentence; "" if there is none
 * @param clashes the contradictions that ended ways
 * @param trace the way backwards, if the backward engine found it
 * @param effort of all engines
 * @param times of each
 */
record TargetAnswer(
    Outcome outcome,
    Engine engine,
    Optional<MethodId> entry,
    List<Assumption> assumptions,
    String scope,
    List<Clash> clashes,
    List<TraceStep> trace,
    Effort effort,
    Map<Engine, Duration> times) {
  TargetAnswer {
    assumptions = List.copyOf(assumptions);
    clashes = List.copyOf(clashes);
    trace = List.copyOf(trace);
    times = Map.copyOf(times);
  }

  static TargetAnswer of(TargetSearch.Result result, Explanations explanations) {
    Answer answer = result.answer();
    return new TargetAnswer(
        answer.outcome(),
        result.engine(),
        answer.hit().map(Hit::entry),
        answer.ledger().all(),
        answer.ledger().proof().map(proof -> scope(proof, result.engine())).orElse(""),
        explanations.clashes(answer.clashes()),
        explanations.trace(answer.hit().map(Hit::way).orElse(List.of())),
        result.effort(),
        result.times());
  }

  private static String scope(Proof proof, Engine engine) {
    String how =
        engine == Engine.FORWARD
            ? "Every path was run, and none gets there."
            : "Every way back ends in a contradiction.";
    return proof.scope() + " " + how;
  }
}
