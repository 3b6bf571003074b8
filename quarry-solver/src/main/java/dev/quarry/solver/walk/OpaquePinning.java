package dev.quarry.solver.walk;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Sort;
import dev.quarry.expr.Substitution;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.UndefinedValueException;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The mixed case: opaque calls are replaced by their values at a point, their arguments are pinned
 * to the values they have there, and a solver is asked for the rest.
 */
final class OpaquePinning {
  private final ExprFactory factory;
  private final Interpreter interpreter;
  private final Solver solver;

  OpaquePinning(ExprFactory factory, Interpreter interpreter, Solver solver) {
    this.factory = factory;
    this.interpreter = interpreter;
    this.solver = solver;
  }

  /** A model of the query near the point, if the solver finds one. */
  Optional<Model> solve(Query query, Model point) {
    List<OpaqueCall> calls = calls(query.conjuncts());
    if (calls.isEmpty() || query.budget().expired()) {
      return Optional.empty();
    }
    Optional<List<Expr>> pinned;
    try {
      pinned = pinned(query.conjuncts(), calls, point);
    } catch (UndefinedValueException noValue) {
      return Optional.empty();
    }
    return pinned
        .map(conjuncts -> solver.solve(query.withConjuncts(conjuncts).withHint(point)))
        .filter(Verdict.Sat.class::isInstance)
        .map(verdict -> point.with(((Verdict.Sat) verdict).model()))
        .filter(model -> interpreter.satisfies(model, query.conjuncts()));
  }

  /** The calls, inner ones first. */
  private static List<OpaqueCall> calls(List<Expr> conjuncts) {
    return Dag.postOrder(conjuncts).stream()
        .filter(OpaqueCall.class::isInstance)
        .map(OpaqueCall.class::cast)
        .toList();
  }

  private Optional<List<Expr>> pinned(List<Expr> conjuncts, List<OpaqueCall> calls, Model point) {
    Map<Expr, Expr> constants = new LinkedHashMap<>();
    for (OpaqueCall call : calls) {
      constants.put(call, factory.constant(call.sort(), interpreter.evaluate(call, point)));
    }
    var substitution = new Substitution(factory, constants);
    var pinned = new ArrayList<Expr>();
    conjuncts.forEach(conjunct -> pinned.add(substitution.apply(conjunct)));
    for (OpaqueCall call : calls) {
      for (Expr argument : call.arguments()) {
        if (!(argument.sort() instanceof Sort.Basic)) {
          return Optional.empty(); // maps can't be compared, so they can't be pinned
        }
        Constant value = factory.constant(argument.sort(), interpreter.evaluate(argument, point));
        pinned.add(factory.eq(substitution.apply(argument), value));
      }
    }
    return pinned.stream().anyMatch(this::isFalse)
        ? Optional.empty()
        : Optional.of(pinned.stream().distinct().toList());
  }

  private boolean isFalse(Expr condition) {
    return condition == factory.bool(false);
  }
}
