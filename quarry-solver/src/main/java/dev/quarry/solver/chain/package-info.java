/**
 * Puts the links together. Start with {@link dev.quarry.solver.chain.SolverChain}: each link is a
 * {@link dev.quarry.solver.Solver} that answers what it can and asks the next one otherwise.
 */
@NullMarked
package dev.quarry.solver.chain;

import org.jspecify.annotations.NullMarked;
