/**
 * Results that outlive the process: a file for each, named by a fingerprint of all that it depends
 * on, so that a run goes on where another was killed, and does not do again what did not change.
 * Knows neither commands nor engines. Start with {@link dev.quarry.engine.kept.KeptResults}.
 */
@NullMarked
package dev.quarry.engine.kept;

import org.jspecify.annotations.NullMarked;
