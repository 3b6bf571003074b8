package dev.quarry.engine.reach;

import java.time.Duration;
import java.util.Optional;

/**
 * A target that is done but for its test.
 *
 * @param question what was asked
 * @param result what the engines said
 * @param call how a test reaches it; empty if nothing does
 * @param time what all this took
 */
record Decided(
    Question question, TargetSearch.Result result, Optional<ReachedCall> call, Duration time) {}
