package dev.quarry.engine.reach;

import dev.quarry.engine.condition.ReachCondition;
import java.time.Duration;
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
    Duration time) {}
