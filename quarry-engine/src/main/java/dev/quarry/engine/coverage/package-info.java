/**
 * Coverage over many runs: {@link dev.quarry.engine.coverage.CoverageTally} adds up the probes that
 * runs executed and counts them as branches and lines.
 */
@NullMarked
package dev.quarry.engine.coverage;

import org.jspecify.annotations.NullMarked;
