package dev.quarry.engine.cover;

import dev.quarry.expr.ExprFactory;
import dev.quarry.solver.Clock;
import dev.quarry.solver.Measure;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LoopFunctions;

/**
 * What all campaigns share.
 *
 * @param options of all
 * @param factory of all expressions
 * @param functions what opaque calls and lifted loops mean
 * @param solver decides conditions of the factory
 * @param clock what limits are counted on
 */
public record CampaignParts(
    CoverOptions options,
    ExprFactory factory,
    LoopFunctions functions,
    Solver solver,
    Clock clock) {

  /** Measured in time. */
  public CampaignParts(
      CoverOptions options, ExprFactory factory, LoopFunctions functions, Solver solver) {
    this(options, factory, functions, solver, options.setting().clock());
  }

  /**
   * The same for one class. Where the same seed is to give the same answers, it has a clock and a
   * solver's memory of its own: who else asks, before or at the same time, makes no difference.
   */
  CampaignParts alone() {
    Measure measure = options.setting().measure();
    return measure == Measure.TIME
        ? this
        : new CampaignParts(
            options, factory, functions, solver.forgetful(), options.setting().clock());
  }
}
