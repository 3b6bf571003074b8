package dev.quarry.engine.reach;

import dev.quarry.expr.ExprFactory;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LoopFunctions;

/**
 * What all threads share.
 *
 * @param options what to reach, and how
 * @param factory of all expressions
 * @param functions what opaque calls and lifted loops mean
 * @param solver decides conditions of the factory
 */
public record ReachParts(
    ReachOptions options, ExprFactory factory, LoopFunctions functions, Solver solver) {}
