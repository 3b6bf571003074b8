/**
 * From formulas to questions that solvers understand: {@link dev.quarry.symcretic.entry.Flattening}
 * takes the heap out of a formula; {@link dev.quarry.symcretic.entry.EntryFormula} names what is
 * left after the inputs of an entry.
 */
@NullMarked
package dev.quarry.symcretic.entry;

import org.jspecify.annotations.NullMarked;
