/**
 * From a stack trace to a test that throws the same exception through the same calls.
 *
 * <p>{@link dev.quarry.engine.reproduce.Reproduction} finds the frames of the trace in the program
 * and asks {@link dev.quarry.engine.reach.StackSearch} for one entry after the other, from the
 * outermost frame inwards. It has no engine of its own.
 */
@NullMarked
package dev.quarry.engine.reproduce;

import org.jspecify.annotations.NullMarked;
