package dev.quarry.engine.cover;

import dev.quarry.expr.ExprFactory;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LoopFunctions;

/**
 * What all campaigns share.
 *
 * @param options of all
 * @param factory of all expressions
 * @param functions what opaque calls and lifted loops mean
 * @param solver decides conditions of the factory
 */
public record CampaignParts(
    CoverOptions options, ExprFactory factory, LoopFunctions functions, Solver solver) {}
