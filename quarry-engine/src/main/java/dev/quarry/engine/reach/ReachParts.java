package dev.quarry.engine.reach;

import dev.quarry.engine.spread.Spread;
import dev.quarry.expr.ExprFactory;
import dev.quarry.solver.Clock;
import dev.quarry.solver.Measure;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LoopFunctions;
import java.util.Optional;

/**
 * What all threads share.
 *
 * @param options what to reach, and how
 * @param factory of all expressions
 * @param functions what opaque calls and lifted loops mean
 * @param solver decides conditions of the factory
 * @param clock what limits are counted on
 * @param spread who decides the targets, if others do
 */
public record ReachParts(
    ReachOptions options,
    ExprFactory factory,
    LoopFunctions functions,
    Solver solver,
    Clock clock,
    Optional<Spread> spread) {

  /** Done here, measured as the setting says. */
  public ReachParts(
      ReachOptions options, ExprFactory factory, LoopFunctions functions, Solver solver) {
    this(options, factory, functions, solver, options.setting().clock(), Optional.empty());
  }

  /** The same, done by others. */
  public ReachParts with(Optional<Spread> others) {
    return new ReachParts(options, factory, functions, solver, clock, others);
  }

  /**
   * The same for one target. Where the same seed is to give the same answers, it has a clock and a
   * solver's memory of its own: who else asks, before or at the same time, makes no difference.
   */
  ReachParts alone() {
    Measure measure = options.setting().measure();
    return measure == Measure.TIME
        ? this
        : new ReachParts(
            options, factory, functions, solver.forgetful(), options.setting().clock(), spread);
  }
}
