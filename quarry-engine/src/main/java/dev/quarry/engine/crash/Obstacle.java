package dev.quarry.engine.crash;

import dev.quarry.testgen.confirm.StateEnding;

/**
 * What keeps tests from calling a method.
 *
 * @param row {@link StateEnding#NEEDS_REFLECTION} or {@link StateEnding#NO_RECIPE}
 * @param why a sentence
 */
public record Obstacle(StateEnding row, String why) {}
