package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The parts of a search put together for one query. */
final class Walk {
  private final SearchSpace space;
  private final ErrorScale scale;
  private final Stepper stepper;
  private final AdaptiveSearch search;

  Walk(
      ExprFactory factory,
      OpaqueFunctions functions,
      WalkOptions options,
      LinearPart part,
      Query query,
      RandomGenerator random) {
    boolean scaled = options.has(Technique.SCALED_ERRORS);
    this.scale = scaled ? ErrorScale.LOGARITHMIC : ErrorScale.PLAIN;
    this.space = new SearchSpace(factory, functions, part, scaled ? 1e-9 : 1);
    List<Expr> conjuncts = query.conjuncts();
    Budget budget = query.budget();
    var values = new ValueDraw(options, ValuePool.of(conjuncts, query.hint()), random);
    var maps = new MapDraw(conjuncts, space.inputs, functions, values, random);
    this.stepper = new Stepper(space, options, values, maps, random);
    var neighbourhood = new Neighbourhood(options, stepper, new Bisection(space, random));
    var inverses = new InverseMoves(space, part.rest(), functions, stepper, random);
    var patterns = new PatternMoves(space, stepper, budget);
    int variables = space.inputs.size();
    this.search =
        new AdaptiveSearch(
            (long) options.steps() * Math.max(1, space.constraints.size()),
            new Tabu(variables, options.tabuSteps(variables), ties(options, random)),
            new VariableMoves(
                options,
                neighbourhood,
                patterns,
                new RidgeMoves(space),
                new RoundMoves(),
                inverses),
            new Escape(options, stepper, neighbourhood, inverses, random),
            budget);
  }

  private static IntPredicate ties(WalkOptions options, RandomGenerator random) {
    return options.has(Technique.RANDOM_TIES) ? ties -> random.nextInt(ties) == 0 : ties -> false;
  }

  /** Searches from a point of the polytope. */
  AdaptiveSearch.Best from(Model start) {
    return search.run(new Position(space, scale, start));
  }

  /** A point of the polytope some random steps away from another one. */
  Model scattered(Model from, int distance) {
    var position = new Position(space, scale, from);
    int[] all = IntStream.range(0, space.inputs.size()).toArray();
    for (int i = 0; i < distance; i++) {
      if (stepper.randomStep(position, all)) {
        position.commit();
      }
    }
    return position.toModel();
  }
}
