/**
 * Specifications: how objects of a class may be used, and how they must behave. A {@link
 * dev.quarry.spec.Specification} is read from text by {@code language}, becomes an automaton in
 * {@code monitor}, and code in the classes it speaks of in {@code weave}.
 *
 * <p>Start with {@link dev.quarry.spec.Specification}. Knows class files, but no engine.
 */
@NullMarked
package dev.quarry.spec;

import org.jspecify.annotations.NullMarked;
