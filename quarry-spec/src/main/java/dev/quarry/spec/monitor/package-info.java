/**
 * Specifications as deterministic automata over letters: which event it was, and which conditions
 * held. {@link dev.quarry.spec.monitor.Monitors} makes them, {@link
 * dev.quarry.spec.monitor.Monitor} is one.
 *
 * <p>Start with {@link dev.quarry.spec.monitor.Monitor}. Knows nothing of class files.
 */
@NullMarked
package dev.quarry.spec.monitor;

import org.jspecify.annotations.NullMarked;
