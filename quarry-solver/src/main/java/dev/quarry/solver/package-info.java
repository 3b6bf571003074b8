/**
 * From {@link dev.quarry.solver.Query} to {@link dev.quarry.solver.Verdict}.
 *
 * <p>Start with {@link dev.quarry.solver.SolverChain}, which puts the links together: each is a
 * {@link dev.quarry.solver.Solver} that answers what it can and asks the next one otherwise. This
 * module knows expressions only, nothing of programs or search.
 */
@NullMarked
package dev.quarry.solver;

import org.jspecify.annotations.NullMarked;
