package dev.quarry.engine.crash;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.solver.Solver;

/**
 * What all threads of a hunt share.
 *
 * @param options of the hunt
 * @param factory of all expressions
 * @param functions what opaque calls mean
 * @param solver decides conditions of the factory
 */
public record HuntParts(
    CrashOptions options, ExprFactory factory, OpaqueFunctions functions, Solver solver) {}
