package dev.quarry.concolic.protocol;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.coverage.CoveredProbes;

/**
 * One run of a batch.
 *
 * @param ending how it ended
 * @param growth what it executed that no earlier batched run of this worker did
 * @param steps method entries and loop iterations
 */
public record BatchedRun(Ending ending, CoveredProbes growth, long steps) {}
