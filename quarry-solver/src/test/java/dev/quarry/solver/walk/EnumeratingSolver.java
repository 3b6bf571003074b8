package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Tries all whole numbers from -12 to 12 for up to three inputs. It calls a query unsatisfiable
 * only if it is told that the query confines its inputs to these numbers.
 */
final class EnumeratingSolver implements Solver {
  private static final List<Integer> NUMBERS =
      IntStream.rangeClosed(-12, 12).boxed().sorted((a, b) -> Math.abs(a) - Math.abs(b)).toList();

  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final Verdict otherwise;
  int queries;

  EnumeratingSolver() {
    this.otherwise = new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "no small numbers do");
  }

  private EnumeratingSolver(Verdict otherwise) {
    this.otherwise = otherwise;
  }

  /** A solver for queries that have no models but those with small numbers. */
  static EnumeratingSolver proving(Expr... core) {
    return new EnumeratingSolver(new Verdict.Unsat(List.of(core)));
  }

  @Override
  public Verdict solve(Query query) {
    queries++;
    var inputs = new ArrayList<>(Dag.inputsOf(query.conjuncts()));
    boolean numeric = inputs.stream().allMatch(i -> WalkedNumbers.of(i.sort()).isPresent());
    if (inputs.size() > 3 || !numeric) {
      return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "too many inputs to enumerate");
    }
    Model found = search(query, inputs, query.hint().restrictedTo(inputs));
    return found != null ? new Verdict.Sat(found) : otherwise;
  }

  private Model search(Query query, List<Input> open, Model model) {
    if (open.isEmpty()) {
      return interpreter.satisfies(model, query.conjuncts()) ? model : null;
    }
    Input input = open.get(0);
    for (int number : NUMBERS) {
      Object value = RealInversion.converted(input.sort(), number);
      Model found = search(query, open.subList(1, open.size()), model.with(input, value));
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
