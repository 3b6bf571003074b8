/**
 * The concolic walk: heuristic search for models of conditions that no decision procedure takes,
 * such as those with opaque calls. After Dinges and Agha, "Solving Complex Path Conditions through
 * Heuristic Search on Induced Polytopes" (FSE 2014), which is chapter 5 of Dinges' thesis (2014);
 * numbers of algorithms, tables and sections are the thesis'.
 *
 * <p>Start with {@link dev.quarry.solver.walk.ConcolicWalk}, then {@code AdaptiveSearch}, the loop
 * of Algorithm 5.1. The walk knows expressions and the {@link dev.quarry.solver.Solver} interface;
 * it must not depend on a back end.
 */
@NullMarked
package dev.quarry.solver.walk;

import org.jspecify.annotations.NullMarked;
