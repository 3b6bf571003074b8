/**
 * Random inputs: {@link dev.quarry.search.random.RandomInputs} draws values for the places of a
 * call, guided by a {@link dev.quarry.search.random.Dictionary} of the program's constants and by
 * inputs that did something new. Knows no strategy and makes no runs.
 */
@NullMarked
package dev.quarry.search.random;

import org.jspecify.annotations.NullMarked;
