package dev.quarry.engine.crash;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.solver.Solver;
import java.util.function.Supplier;

/**
 * What all threads of a hunt share.
 *
 * @param options of the hunt
 * @param factory of all expressions
 * @param functions what opaque calls mean
 * @param solvers give a solver for conditions of the factory that remembers nothing: each method
 *     gets one of its own, so that what is found does not depend on which methods are explored
 *     before it or at the same time
 */
public record HuntParts(
    CrashOptions options,
    ExprFactory factory,
    OpaqueFunctions functions,
    Supplier<Solver> solvers) {}
