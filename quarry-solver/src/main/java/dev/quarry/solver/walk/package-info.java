/**
 * The concolic walk (thesis chapter 5): heuristic search for models of conditions that no decision
 * procedure takes, such as those with opaque calls.
 *
 * <p>Start with {@link dev.quarry.solver.walk.ConcolicWalk}, then {@code AdaptiveSearch}, the loop
 * of Algorithm 5.1. The walk knows expressions and the {@link dev.quarry.solver.Solver} interface;
 * it must not depend on a back end.
 */
@NullMarked
package dev.quarry.solver.walk;

import org.jspecify.annotations.NullMarked;
