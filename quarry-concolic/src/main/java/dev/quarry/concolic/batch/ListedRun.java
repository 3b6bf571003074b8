package dev.quarry.concolic.batch;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.coverage.CoveredProbes;

/**
 * A run of a batch.
 *
 * @param row the number of its row, from 0
 * @param ending how it ended
 * @param growth what it executed that no earlier batched run of its process did since the entry was
 *     entered, or everything it executed if the {@link Listing} asks for that; empty for a run that
 *     ended with its process
 */
public record ListedRun(int row, Ending ending, CoveredProbes growth) {}
