package dev.quarry.engine.check;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.solver.Solver;

/**
 * What all searches of a check share.
 *
 * @param options what to check
 * @param factory of all expressions
 * @param functions what opaque calls mean
 * @param solver decides conditions
 */
public record CheckParts(
    CheckOptions options, ExprFactory factory, OpaqueFunctions functions, Solver solver) {}
