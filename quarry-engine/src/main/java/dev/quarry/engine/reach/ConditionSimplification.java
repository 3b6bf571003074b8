package dev.quarry.engine.reach;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Leaves out of alternatives what the others, the rest, or what is known of all inputs say anyway.
 * Each step is one question to the solver, and keeps the meaning.
 */
final class ConditionSimplification {
  private static final Set<Op> PARTIAL =
      Set.of(
          Op.INT_DIV,
          Op.INT_REM,
          Op.LONG_DIV,
          Op.LONG_REM,
          Op.STRING_CHAR_AT,
          Op.STRING_SUBSTRING,
          Op.SELECT);
  private static final int MOST_QUESTIONS = 80;
  private static final Duration TIME = Duration.ofMillis(300);

  private final ExprFactory factory;
  private final Solver solver;
  private final List<Expr> facts;
  private int asked;

  ConditionSimplification(ExprFactory factory, Solver solver, List<Expr> facts) {
    this.factory = factory;
    this.solver = solver;
    this.facts = facts;
  }

  /** Conjunctions of which one has to hold, as few and as short as they become. */
  List<List<Expr>> of(List<List<Expr>> ways) {
    List<List<Expr>> left = new ArrayList<>();
    ways.forEach(way -> left.add(new ArrayList<>(new LinkedHashSet<>(way))));
    for (int i = 0; i < left.size(); i++) {
      shorten(left, i);
    }
    for (int i = left.size() - 1; i >= 0 && left.size() > 1; i--) {
      if (isImpossible(left.get(i), without(left, i))) {
        left.remove(i);
      }
    }
    return left;
  }

  /** A condition goes if whatever satisfies all but it is among the other alternatives. */
  private void shorten(List<List<Expr>> ways, int which) {
    List<Expr> way = ways.get(which);
    Set<Expr> guarded = partial(way);
    for (int i = way.size() - 1; i >= 0; i--) {
      if (isGuard(way.get(i), guarded)) {
        continue;
      }
      List<Expr> rest = new ArrayList<>(way);
      rest.set(i, factory.not(way.get(i)));
      if (isImpossible(rest, without(ways, which))) {
        way.remove(i);
      }
    }
  }

  /**
   * Expressions are total, Java's are not: {@code x / y == 2} says here that {@code y} is not 0,
   * but throws there without the condition that says so, too.
   */
  private static boolean isGuard(Expr condition, Set<Expr> guarded) {
    List<Expr> nodes = Dag.postOrder(List.of(condition));
    return nodes.stream().noneMatch(ConditionSimplification::isPartial)
        && nodes.stream().anyMatch(guarded::contains);
  }

  /** The inputs on which it depends whether Java would throw. */
  private static Set<Expr> partial(List<Expr> conditions) {
    List<Expr> partial =
        Dag.postOrder(conditions).stream().filter(ConditionSimplification::isPartial).toList();
    return Dag.postOrder(partial).stream()
        .filter(Input.class::isInstance)
        .collect(Collectors.toSet());
  }

  private static boolean isPartial(Expr node) {
    return node instanceof Operation operation && PARTIAL.contains(operation.op());
  }

  private static List<List<Expr>> without(List<List<Expr>> ways, int which) {
    List<List<Expr>> others = new ArrayList<>(ways);
    others.remove(which);
    return others;
  }

  /** Whether no input satisfies these conditions and none of some alternatives. */
  private boolean isImpossible(List<Expr> conditions, List<List<Expr>> but) {
    if (asked++ >= MOST_QUESTIONS) {
      return false;
    }
    List<Expr> all = new ArrayList<>(facts);
    all.addAll(conditions);
    but.forEach(way -> all.add(factory.not(factory.and(way))));
    return solver.solve(Query.of(all, Budget.of(TIME))) instanceof Verdict.Unsat;
  }
}
