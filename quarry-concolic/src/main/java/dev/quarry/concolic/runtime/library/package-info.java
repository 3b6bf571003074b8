/**
 * Calls of JDK methods whose meaning is known. {@code Routines} finds the {@code Routine} of a
 * call; most interpret a model of {@code quarry-models}, the others what no model can say.
 */
@NullMarked
package dev.quarry.concolic.runtime.library;

import org.jspecify.annotations.NullMarked;
