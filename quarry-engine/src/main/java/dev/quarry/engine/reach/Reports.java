package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Proof;
import dev.quarry.testgen.source.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Puts together what is told about a target. */
final class Reports {
  private final Explanations explanations;
  private final TestSuite suite;
  private final SourcePlaces places;
  private final BiPredicate<TestCase, Question> shows;

  /**
   * @param shows whether a test was seen to show what a question asks for
   */
  Reports(Subject subject, TestSuite suite, BiPredicate<TestCase, Question> shows) {
    this.explanations = new Explanations(subject);
    this.suite = suite;
    this.places = new SourcePlaces(subject.program());
    this.shows = shows;
  }

  TargetReport of(Decided decided) {
    TargetSearch.Result result = decided.result();
    Answer answer = result.answer();
    Optional<TestCase> test = decided.call().flatMap(ReachedCall::test);
    String missing = decided.call().map(call -> missing(call, test)).orElse("");
    boolean isConfirmed = test.filter(one -> shows.test(one, decided.question())).isPresent();
    boolean isDoubted = answer.outcome() == Outcome.REACHED && !isConfirmed;
    Outcome outcome = isDoubted ? Outcome.UNDECIDED : answer.outcome();
    return new TargetReport(
        decided.question().target(),
        outcome,
        result.engine(),
        isDoubted ? Optional.empty() : answer.hit().map(Hit::entry),
        isDoubted ? "" : decided.call().map(ReachedCall::input).orElse(""),
        isDoubted
            ? Optional.empty()
            : test.flatMap(one -> Optional.ofNullable(suite.written().get(one))),
        isDoubted ? "" : missing,
        isDoubted ? Optional.empty() : decided.condition(),
        isDoubted ? List.of(places.reason(doubt(decided, missing))) : assumptions(answer),
        answer.ledger().proof().map(proof -> scope(proof, result.engine())).orElse(""),
        explanations.clashes(answer.clashes()),
        explanations.trace(answer.hit().map(Hit::way).orElse(List.of())),
        result.effort(),
        result.times(),
        decided.time());
  }

  private List<Reason> assumptions(Answer answer) {
    return answer.hit().isPresent()
        ? List.of()
        : answer.ledger().all().stream().map(places::reason).distinct().toList();
  }

  /** A run in a worker got there, but a worker is not what users run. */
  private static Assumption doubt(Decided decided, String missing) {
    return Assumption.of(
        AssumptionCode.NOT_CONFIRMED,
        decided
            .result()
            .answer()
            .hit()
            .map(hit -> hit.entry().userForm())
            .orElseThrow(IllegalStateException::new),
        decided.call().map(ReachedCall::input).orElse(""),
        missing);
  }

  private String missing(ReachedCall call, Optional<TestCase> test) {
    return call.isWritten()
        ? test.map(one -> suite.refused().getOrDefault(one, "")).orElse("")
        : call.missing();
  }

  private static String scope(Proof proof, Engine engine) {
    String how =
        engine == Engine.FORWARD
            ? "Every path was run, and none gets there."
            : "Every way back ends in a contradiction.";
    return proof.scope() + " " + how;
  }
}
