package dev.quarry.search.synthetic;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.List;
import java.util.Optional;

/**
 * Solves conditions of synthetic programs: bits stand alone or negated, an integer is tried from 0
 * to a limit.
 */
public final class Enumeration {
  private static final int LARGEST = 200;

  private final Interpreter interpreter = new Interpreter(OpaqueFunctions.NONE);

  public Optional<Model> solve(List<Expr> conditions) {
    Model model = Model.EMPTY;
    for (Expr condition : conditions) {
      if (condition instanceof Input bit) {
        model = model.with(bit, true);
      } else if (condition.is(Op.NOT) && condition.argument(0) instanceof Input bit) {
        model = model.with(bit, false);
      }
    }
    return solveIntegers(model, conditions);
  }

  private Optional<Model> solveIntegers(Model model, List<Expr> conditions) {
    Optional<Input> integer =
        conditions.stream()
            .flatMap(condition -> condition.inputs().stream())
            .filter(input -> input.sort() == Sort.Basic.INT && !model.values().containsKey(input))
            .findFirst();
    if (integer.isEmpty()) {
      return interpreter.satisfies(model, conditions) ? Optional.of(model) : Optional.empty();
    }
    for (int value = 0; value <= LARGEST; value++) {
      Optional<Model> solved = solveIntegers(model.with(integer.get(), value), conditions);
      if (solved.isPresent()) {
        return solved;
      }
    }
    return Optional.empty();
  }
}
