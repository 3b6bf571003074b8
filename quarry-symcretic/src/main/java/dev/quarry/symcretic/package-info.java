/**
 * Symcretic execution: from a target backwards to an entry by symbolic execution, hard conditions
 * left to concrete search (seed thesis, chapter 4). Start with {@link
 * dev.quarry.symcretic.search.BackwardSearch}.
 */
@NullMarked
package dev.quarry.symcretic;

import org.jspecify.annotations.NullMarked;
