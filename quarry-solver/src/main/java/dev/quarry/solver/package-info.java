/**
 * From {@link dev.quarry.solver.Query} to {@link dev.quarry.solver.Verdict}.
 *
 * <p>{@link dev.quarry.solver.chain} puts the links together. This module knows expressions only,
 * nothing of programs or search.
 */
@NullMarked
package dev.quarry.solver;

import org.jspecify.annotations.NullMarked;
