package dev.quarry.engine.coverage;

/**
 * How many of how many.
 *
 * @param covered executed by some run
 * @param total all there are
 */
public record Count(int covered, int total) {}
