package dev.quarry.engine.reach;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.source.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Puts together what is told about a target. */
final class Reports {
  private static final int MOST_NAMED = 3;

  private final Explanations explanations;
  private final TestSuite suite;

  Reports(Subject subject, TestSuite suite) {
    this.explanations = new Explanations(subject);
    this.suite = suite;
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
        outcome == Outcome.UNDECIDED ? answer.reasons() : List.of(),
        outcome == Outcome.UNREACHABLE ? scope(decided.question(), result.engine()) : "",
        explanations.clashes(answer.clashes()),
        explanations.trace(answer.hit().map(Hit::way).orElse(List.of())),
        result.effort(),
        result.times(),
        decided.time());
  }

  private String missing(ReachedCall call, Optional<TestCase> test) {
    return test.map(one -> suite.refused().getOrDefault(one, "")).orElse(call.missing());
  }

  private static String scope(Question question, Engine engine) {
    List<MethodId> entries = List.copyOf(question.entries());
    String names =
        entries.stream()
            .limit(MOST_NAMED)
            .map(MethodId::userForm)
            .collect(Collectors.joining(", "));
    String more =
        entries.size() > MOST_NAMED ? " and %d more".formatted(entries.size() - MOST_NAMED) : "";
    String how =
        engine == Engine.FORWARD
            ? "Every path was run, and none gets there"
            : "Every way back ends in a contradiction, and no loop, call or value was cut short or"
                + " approximated";
    return "Holds for one call of %s%s with any arguments, and for the classes on the class path. %s."
        .formatted(names, more, how);
  }
}
