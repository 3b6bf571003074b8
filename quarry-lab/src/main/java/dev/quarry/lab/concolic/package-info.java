/**
 * What the concolic engine costs, as ratios of speeds measured in one run: rewritten code against
 * plain code, explorations, concrete batches, two jobs against one. Start with {@link
 * dev.quarry.lab.concolic.ConcolicExperiment}. Nothing but the command line may depend on this
 * package.
 */
@NullMarked
package dev.quarry.lab.concolic;

import org.jspecify.annotations.NullMarked;
