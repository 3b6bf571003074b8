package dev.quarry.engine.verify;

import java.util.Optional;

/**
 * A warning, as far as it can be asked about.
 *
 * @param file the source file, with directories of its package or of a source tree before it
 * @param line in the file
 * @param claim what it says about the line; empty if nobody knows
 */
public record Suspicion(String file, int line, Optional<Claim> claim) {}
