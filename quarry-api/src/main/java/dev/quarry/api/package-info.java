/**
 * What a user's code may mention: {@link dev.quarry.api.Quarry} marks inputs, assumptions and
 * targets; {@link dev.quarry.api.Invariant} and {@link dev.quarry.api.Initialiser} say how objects
 * are made. Start with {@code Quarry}.
 *
 * <p>This code is loaded into the user's program: it depends on the Java library alone, keeps no
 * state, and never reaches for an engine. An engine finds the calls in the bytecode and puts its
 * own in their place.
 */
@NullMarked
package dev.quarry.api;

import org.jspecify.annotations.NullMarked;
