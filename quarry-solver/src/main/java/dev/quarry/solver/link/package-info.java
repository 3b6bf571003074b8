/**
 * The links of the solver chain: each answers what it can and asks the next one otherwise. {@link
 * dev.quarry.solver.chain.SolverChain} says in which order they stand.
 */
@NullMarked
package dev.quarry.solver.link;

import org.jspecify.annotations.NullMarked;
