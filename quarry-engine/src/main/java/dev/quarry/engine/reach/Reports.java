package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.testgen.source.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Puts together what is told about a target. */
final class Reports {
  private final TestSuite suite;
  private final SourcePlaces places;
  private final BiPredicate<TestCase, Question> shows;

  /**
   * @param shows whether a test was seen to show what a question asks for
   */
  Reports(Subject subject, TestSuite suite, BiPredicate<TestCase, Question> shows) {
    this.suite = suite;
    this.places = new SourcePlaces(subject.program());
    this.shows = shows;
  }

  TargetReport of(Decided decided) {
    TargetAnswer answer = decided.answer();
    Optional<TestCase> test = decided.call().flatMap(ReachedCall::test);
    String missing = decided.call().map(call -> missing(call, test)).orElse("");
    boolean isConfirmed = test.filter(one -> shows.test(one, decided.question())).isPresent();
    boolean isDoubted = answer.outcome() == Outcome.REACHED && !isConfirmed;
    Outcome outcome = isDoubted ? Outcome.UNDECIDED : answer.outcome();
    return new TargetReport(
        decided.question().target(),
        outcome,
        answer.engine(),
        isDoubted ? Optional.empty() : answer.entry(),
        isDoubted ? "" : decided.call().map(ReachedCall::input).orElse(""),
        isDoubted
            ? Optional.empty()
            : test.flatMap(one -> Optional.ofNullable(suite.written().get(one))),
        isDoubted ? "" : missing,
        isDoubted ? Optional.empty() : decided.condition(),
        isDoubted ? List.of(places.reason(doubt(decided, missing))) : assumptions(answer),
        answer.scope(),
        answer.clashes(),
        answer.trace(),
        answer.effort(),
        answer.times(),
        decided.time());
  }

  private List<Reason> assumptions(TargetAnswer answer) {
    return answer.outcome() == Outcome.REACHED
        ? List.of()
        : answer.assumptions().stream().map(places::reason).distinct().toList();
  }

  /** A run in a worker got there, but a worker is not what users run. */
  private static Assumption doubt(Decided decided, String missing) {
    return Assumption.of(
        AssumptionCode.NOT_CONFIRMED,
        decided.answer().entry().orElseThrow(IllegalStateException::new).userForm(),
        decided.call().map(ReachedCall::input).orElse(""),
        missing);
  }

  private String missing(ReachedCall call, Optional<TestCase> test) {
    return call.isWritten()
        ? test.map(one -> suite.refused().getOrDefault(one, "")).orElse("")
        : call.missing();
  }
}
