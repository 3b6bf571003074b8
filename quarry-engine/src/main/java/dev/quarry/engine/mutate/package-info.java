/**
 * Small mistakes in a class, made on its class file: what a programmer might have written instead.
 * They are the usual ones of mutation testing (the default operators of PIT). Knows nothing of
 * tests; who runs mutants decides what is noticed. Start with {@link
 * dev.quarry.engine.mutate.Mutations}.
 */
@NullMarked
package dev.quarry.engine.mutate;

import org.jspecify.annotations.NullMarked;
