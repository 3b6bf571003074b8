package dev.quarry.engine.cover;

/**
 * A moment at which coverage grew.
 *
 * @param seconds since the campaign began
 * @param branches covered from then on
 */
public record CurvePoint(double seconds, int branches) {}
