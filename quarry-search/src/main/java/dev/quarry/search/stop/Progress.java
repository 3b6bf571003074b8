package dev.quarry.search.stop;

import java.time.Duration;

/**
 * How far an exploration is.
 *
 * @param runs made
 * @param elapsed since it began
 * @param coveredOutcomes outcomes of jumps and switches that were taken
 * @param allOutcomes that there are
 * @param open ways nobody tried
 * @param inFlight ways in the hands of workers
 */
public record Progress(
    long runs, Duration elapsed, int coveredOutcomes, int allOutcomes, long open, long inFlight) {}
