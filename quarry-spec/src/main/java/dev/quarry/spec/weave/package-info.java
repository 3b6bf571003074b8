/**
 * Monitors as code: copies of the classes that specifications speak of, in which each object has a
 * field for the state of its monitor, and methods tell it what happens. The steps themselves are
 * static methods of a class beside, in which every state has code of its own, so that the place of
 * a decision tells how far from a violation it is.
 *
 * <p>Start with {@link dev.quarry.spec.weave.Weaver}. Writes no files and never changes those it
 * reads.
 */
@NullMarked
package dev.quarry.spec.weave;

import org.jspecify.annotations.NullMarked;
