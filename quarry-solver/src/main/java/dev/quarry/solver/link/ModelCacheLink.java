package dev.quarry.solver.link;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tries recent models on the query (a model of a stronger query is one of a weaker), and recent
 * cores (a query that contains all of a core is unsatisfiable).
 */
public final class ModelCacheLink extends Link {
  private static final int KEPT = 32;

  private final Interpreter interpreter;
  private final Deque<Model> models = new ArrayDeque<>();
  private final Deque<List<Expr>> cores = new ArrayDeque<>();

  public ModelCacheLink(Interpreter interpreter, Solver next, Statistics statistics) {
    super("model cache", next, statistics);
    this.interpreter = interpreter;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Set<Expr> conjuncts = new HashSet<>(query.conjuncts());
    for (List<Expr> core : recent(cores)) {
      if (conjuncts.containsAll(core)) {
        return new Verdict.Unsat(core);
      }
    }
    for (Model model : recent(models)) {
      if (interpreter.satisfies(model, query.conjuncts())) {
        return new Verdict.Sat(model.restrictedTo(Dag.inputsOf(query.conjuncts())));
      }
    }
    Verdict verdict = next.solve(query);
    if (verdict instanceof Verdict.Sat sat) {
      keep(models, sat.model());
    } else if (verdict instanceof Verdict.Unsat unsat) {
      keep(cores, unsat.core());
    }
    return verdict;
  }

  private static <T> List<T> recent(Deque<T> items) {
    synchronized (items) {
      return List.copyOf(items);
    }
  }

  private static <T> void keep(Deque<T> items, T item) {
    synchronized (items) {
      items.addFirst(item);
      if (items.size() > KEPT) {
        items.removeLast();
      }
    }
  }
}
