package dev.quarry.solver.link;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Sort;
import dev.quarry.expr.Substitution;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where texts are read as numbers: the conditions on numbers are solved first, as if the numbers
 * were inputs, and then a text is made for each. Refutes nothing: what this does not find is for
 * the others.
 */
public final class ConversionLink extends Link {
  private static final double SHARE = 0.3;

  private final ExprFactory factory;
  private final Solver repair;

  /**
   * @param repair mends a hint whose numbers are right
   */
  public ConversionLink(ExprFactory factory, Solver repair, Solver next, Statistics statistics) {
    super("conversion", next, statistics);
    this.factory = factory;
    this.repair = repair;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Map<Expr, Input> numbers = numbers(query);
    if (!numbers.isEmpty()) {
      Verdict found = solve(query, numbers, next);
      if (found instanceof Verdict.Sat) {
        return found;
      }
    }
    return next.solve(query);
  }

  private Verdict solve(Query query, Map<Expr, Input> numbers, Solver next) {
    var substitution = new Substitution(factory, numbers);
    List<Expr> numeric = new ArrayList<>();
    for (Expr conjunct : query.conjuncts()) {
      Expr changed = substitution.apply(conjunct);
      if (changed.inputs().stream().allMatch(ConversionLink::isNumber)) {
        numeric.add(changed);
      }
    }
    Verdict verdict =
        next.solve(query.withConjuncts(numeric).withBudget(query.budget().share(SHARE)));
    if (!(verdict instanceof Verdict.Sat sat)) {
      return verdict;
    }
    List<Expr> all = new ArrayList<>(query.conjuncts());
    Map<Input, Object> known = new LinkedHashMap<>(sat.model().values());
    numbers.forEach(
        (text, number) -> {
          Object value = sat.model().get(number);
          known.remove(number);
          all.add(factory.eq(text, factory.constant(number.sort(), value)));
        });
    Model hint = query.hint().with(new Model(known));
    return repair.solve(query.withConjuncts(all).withHint(hint));
  }

  private static boolean isNumber(Input input) {
    return input.sort() == Sort.INT
        || input.sort() == Sort.LONG
        || input.sort() == Sort.FLOAT
        || input.sort() == Sort.DOUBLE
        || input.sort() == Sort.BOOL;
  }

  /** An input for each text that is read as a number. */
  private Map<Expr, Input> numbers(Query query) {
    Map<Expr, Input> numbers = new LinkedHashMap<>();
    for (Expr node : Dag.postOrder(query.conjuncts())) {
      if (isRead(node) && !node.argument(0).inputs().isEmpty()) {
        numbers.put(node, factory.input("number read " + numbers.size(), node.sort()));
      }
    }
    return numbers;
  }

  private static boolean isRead(Expr node) {
    if (node instanceof OpaqueCall call) {
      String name = call.function().name();
      return name.startsWith("java.lang.Double.parseDouble(")
          || name.startsWith("java.lang.Float.parseFloat(");
    }
    return node.is(Op.STRING_TO_INT) || node.is(Op.STRING_TO_LONG);
  }
}
