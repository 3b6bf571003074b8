package dev.quarry.engine.reach;

import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.testgen.source.TestCase;
import java.time.Duration;
import java.util.Optional;

/**
 * A decided target without what it was asked for by, as it is kept and sent.
 *
 * @param answer what the engines said
 * @param call how a test reaches it
 * @param condition when it is reached
 * @param time what all this took
 */
record KeptAnswer(
    TargetAnswer answer, Optional<Call> call, Optional<ReachCondition> condition, Duration time) {

  /** A {@link ReachedCall}, whose objects can be made. */
  record Call(Optional<TestCase> test, String input, String missing) {}

  static KeptAnswer of(Decided decided) {
    return new KeptAnswer(
        decided.answer(),
        decided.call().map(call -> new Call(call.test(), call.input(), call.missing())),
        decided.condition(),
        decided.time());
  }

  /** As what was decided about a question. */
  Decided to(Question question) {
    return new Decided(
        question,
        answer,
        call.map(
            one ->
                new ReachedCall(one.test(), one.input(), one.missing(), ReachedCall.Objects.MADE)),
        condition,
        time);
  }
}
