/**
 * {@code check}: whether specifications hold. Sequences of calls are explored in the order of their
 * distance to a violation; what is found is confirmed by plain runs.
 *
 * <p>Start with {@link dev.quarry.engine.check.Check}. Knows no other command.
 */
@NullMarked
package dev.quarry.engine.check;

import org.jspecify.annotations.NullMarked;
