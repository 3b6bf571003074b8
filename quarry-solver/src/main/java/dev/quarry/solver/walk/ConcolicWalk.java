package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.Verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * SOLVEWITHCONCOLICWALK of Algorithm 5.1: a solver for the linear conditions gives a point of their
 * polytope, and searches within it look for a point that satisfies the others too.
 *
 * <p>It proves nothing by itself: {@code Unsat} comes from the linear solver or from a condition
 * that is false. The same seed and query give the same answer, unless the budget ends first, or
 * {@link Technique#MEMOISED_STARTS} is on and other queries were solved in between.
 */
public final class ConcolicWalk implements Solver {
  private final ExprFactory factory;
  private final OpaqueFunctions functions;
  private final Solver linearSolver;
  private final WalkOptions options;
  private final long seed;
  private final Interpreter interpreter;
  private final Approach approach;
  private final OpaquePinning pinning;
  private final SolutionStore store = new SolutionStore();

  /**
   * @param linearSolver decides the linear part; it is not closed with this solver
   */
  public ConcolicWalk(
      ExprFactory factory,
      OpaqueFunctions functions,
      Solver linearSolver,
      WalkOptions options,
      long seed) {
    this.factory = factory;
    this.functions = functions;
    this.linearSolver = linearSolver;
    this.options = options;
    this.seed = seed;
    this.interpreter = new Interpreter(functions);
    this.approach = new Approach(interpreter);
    this.pinning = new OpaquePinning(factory, interpreter, linearSolver);
  }

  @Override
  public Verdict solve(Query query) {
    var conjuncts = new Conjuncts(query.conjuncts());
    Optional<Expr> contradiction = conjuncts.contradiction();
    if (contradiction.isPresent()) {
      return new Verdict.Unsat(conjuncts.origins(List.of(contradiction.get())));
    }
    Query flat = query.withConjuncts(conjuncts.parts());
    Set<Input> inputs = Dag.inputsOf(flat.conjuncts());
    Model hint = flat.hint().restrictedTo(inputs);
    LinearPart part = LinearPart.of(flat.conjuncts());
    Verdict start = startingPoint(flat, part, hint);
    if (start instanceof Verdict.Unsat unsat) {
      return new Verdict.Unsat(conjuncts.origins(unsat.core()));
    }
    Model point = start instanceof Verdict.Sat sat ? hint.with(sat.model()) : hint;
    return walk(flat, part, point.restrictedTo(inputs));
  }

  /** SOLVELINEAR; a hint inside the polytope is as good, and stays near what is known to run. */
  private Verdict startingPoint(Query query, LinearPart part, Model hint) {
    if (interpreter.satisfies(hint, part.conditions())) {
      return new Verdict.Sat(hint);
    }
    Verdict verdict =
        linearSolver.solve(
            query.withConjuncts(part.conditions()).withBudget(query.budget().share(0.5)));
    return verdict instanceof Verdict.Sat sat
        ? new Verdict.Sat(approach.towards(hint, sat.model(), part.conditions()))
        : verdict;
  }

  private Verdict walk(Query query, LinearPart part, Model start) {
    if (interpreter.satisfies(start, query.conjuncts())) {
      return found(start);
    }
    if (start.values().isEmpty()) {
      return new Verdict.Unknown(Reason.SEARCH_ENDED, "There is no input to search with.");
    }
    var random = new SplittableRandom(seed * 31 + query.conjuncts().hashCode());
    var walk = new Walk(factory, functions, options, demoted(part, start), query, random);
    var best = walk.from(start);
    List<Model> starts = memoised(part, start);
    for (int i = 0; !best.isSolution() && i < starts.size() + options.restarts(); i++) {
      Optional<Model> pinned = pinned(query, best.model());
      if (pinned.isPresent()) {
        return found(pinned.get());
      }
      if (query.budget().expired()) {
        break;
      }
      Model next = i < starts.size() ? starts.get(i) : restart(walk, start, best.model(), i);
      var other = walk.from(next);
      best = other.total() < best.total() ? other : best;
    }
    return verdict(query, best.model());
  }

  /** Conditions of the polytope that its starting point violates are searched for like others. */
  private LinearPart demoted(LinearPart part, Model start) {
    return part.demoting(
        part.conditions().stream()
            .filter(condition -> !interpreter.satisfies(start, List.of(condition)))
            .toList());
  }

  private List<Model> memoised(LinearPart part, Model start) {
    if (!options.has(Technique.MEMOISED_STARTS)) {
      return List.of();
    }
    var starts = new ArrayList<Model>();
    for (Model solution : store.about(start.values().keySet())) {
      Model candidate = start.with(solution).restrictedTo(start.values().keySet());
      boolean usable =
          !candidate.equals(start) && interpreter.satisfies(candidate, part.conditions());
      if (usable && starts.size() < 2) {
        starts.add(candidate);
      }
    }
    return starts;
  }

  /** Alternates between the neighbourhood of the best point and places farther and farther away. */
  private static Model restart(Walk walk, Model start, Model best, int round) {
    return round % 2 == 0 ? walk.scattered(best, 1) : walk.scattered(start, 1 + round);
  }

  private Optional<Model> pinned(Query query, Model point) {
    return options.has(Technique.OPAQUE_PINNING)
        ? pinning.solve(query.withBudget(query.budget().share(0.25)), point)
        : Optional.empty();
  }

  private Verdict verdict(Query query, Model best) {
    if (interpreter.satisfies(best, query.conjuncts())) {
      return found(best);
    }
    if (query.budget().expired()) {
      return new Verdict.Unknown(Reason.TIME_OUT, "The walk ran out of time.", best);
    }
    return new Verdict.Unknown(
        Reason.SEARCH_ENDED,
        "The walk made its " + (1 + options.restarts()) + " searches without a solution.",
        best);
  }

  private Verdict found(Model model) {
    if (options.has(Technique.MEMOISED_STARTS)) {
      store.add(model);
    }
    return new Verdict.Sat(model);
  }
}
