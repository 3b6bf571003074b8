package dev.quarry.engine.reach;

import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.program.ledger.Assumption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A target that is done but for its test.
 *
 * @param question what was asked
 * @param answer what the engines said
 * @param call how a test reaches it; empty if nothing does
 * @param condition when it is reached, if that was asked and could be found out
 * @param time what all this took
 */
record Decided(
    Question question,
    TargetAnswer answer,
    Optional<ReachedCall> call,
    Optional<ReachCondition> condition,
    Duration time) {

  /**
   * A target that nobody looked at to the end.
   *
   * @param engine who was asked
   * @param why as something that forbids a proof
   */
  static Decided open(Question question, Engine engine, Assumption why) {
    return new Decided(
        question,
        new TargetAnswer(
            Outcome.UNDECIDED,
            engine,
            Optional.empty(),
            List.of(why),
            "",
            List.of(),
            List.of(),
            Effort.NONE,
            Map.of()),
        Optional.empty(),
        Optional.empty(),
        Duration.ZERO);
  }
}
