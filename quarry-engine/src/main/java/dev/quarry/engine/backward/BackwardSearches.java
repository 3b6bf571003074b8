package dev.quarry.engine.backward;

import dev.quarry.expr.ExprFactory;
import dev.quarry.program.InputMethods;
import dev.quarry.program.Names;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.loop.LoopFunctions;
import dev.quarry.symcretic.search.BackwardSearch;
import dev.quarry.symcretic.search.Limits;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import java.time.Duration;

/** Puts backward searches together. */
public final class BackwardSearches {
  private BackwardSearches() {}

  /** A search in a program that may take so long. */
  public static BackwardSearch of(
      Subject subject, ExprFactory factory, Solver solver, LoopFunctions functions, Duration time) {
    return of(subject, factory, solver, functions, time, InputMethods.MARKERS);
  }

  /** The same in a program that asks for inputs by methods of its own. */
  public static BackwardSearch of(
      Subject subject,
      ExprFactory factory,
      Solver solver,
      LoopFunctions functions,
      Duration time,
      InputMethods inputs) {
    var references =
        new References(
            new Variables(factory),
            (lower, upper) ->
                subject.hierarchy().isSubtype(Names.internal(lower), Names.internal(upper)));
    return new BackwardSearch(
        subject.codes(),
        solver,
        references,
        subject.calls(),
        new LiftedLoops(functions),
        Limits.DEFAULT.within(time),
        inputs);
  }
}
