package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Outcome;

/**
 * A pattern of some size.
 *
 * @param pattern its name
 * @param size how many conditionals it has, or how many iterations it needs
 * @param outcome what the backward engine says about its target
 * @param segments gone through backwards
 * @param seconds of the backward engine
 */
public record ScalingFigures(
    String pattern, int size, Outcome outcome, int segments, double seconds) {}
