package dev.quarry.engine.reach;

import dev.quarry.engine.explore.Places;
import dev.quarry.program.ledger.Proof;
import dev.quarry.testgen.source.TestCase;
import java.util.List;
import java.util.Optional;

/** Puts together what is told about a target. */
final class Reports {
  private final Explanations explanations;
  private final TestSuite suite;
  private final Places places;

  Reports(Subject subject, TestSuite suite) {
    this.explanations = new Explanations(subject);
    this.suite = suite;
    this.places = new Places(subject.program());
  }

  TargetReport of(Decided decided) {
    TargetSearch.Result result = decided.result();
    Answer answer = result.answer();
    Outcome outcome = answer.outcome();
    Optional<TestCase> test = decided.call().flatMap(ReachedCall::test);
    return new TargetReport(
        decided.question().target(),
        outcome,
        result.engine(),
        answer.hit().map(Hit::entry),
        decided.call().map(ReachedCall::input).orElse(""),
        test.flatMap(one -> Optional.ofNullable(suite.written().get(one))),
        decided.call().map(call -> missing(call, test)).orElse(""),
        answer.hit().isPresent()
            ? List.of()
            : answer.ledger().all().stream().map(places::reason).toList(),
        answer.ledger().proof().map(proof -> scope(proof, result.engine())).orElse(""),
        explanations.clashes(answer.clashes()),
        explanations.trace(answer.hit().map(Hit::way).orElse(List.of())),
        result.effort(),
        result.times(),
        decided.time());
  }

  private String missing(ReachedCall call, Optional<TestCase> test) {
    return test.map(one -> suite.refused().getOrDefault(one, "")).orElse(call.missing());
  }

  private static String scope(Proof proof, Engine engine) {
    String how =
        engine == Engine.FORWARD
            ? "Every path was run, and none gets there."
            : "Every way back ends in a contradiction.";
    return proof.scope() + " " + how;
  }
}
