package dev.quarry.solver.link;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.cache.CanonicalForm;
import dev.quarry.solver.cache.StoredVerdict;
import dev.quarry.solver.cache.VerdictStore;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Answers a query that was answered before under other names or in another order. */
public final class CanonicalCacheLink extends Link {
  private final ExprFactory factory;
  private final VerdictStore store;

  public CanonicalCacheLink(
      ExprFactory factory, VerdictStore store, Solver next, Statistics statistics) {
    super("canonical cache", next, statistics);
    this.factory = factory;
    this.store = store;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    CanonicalForm form = CanonicalForm.of(query.conjuncts());
    return store
        .get(form.digest())
        .map(stored -> restored(stored, form))
        .orElseGet(() -> learned(next.solve(query), form));
  }

  private static Verdict restored(StoredVerdict stored, CanonicalForm form) {
    if (stored instanceof StoredVerdict.Satisfied satisfied) {
      Map<Input, Object> values = new LinkedHashMap<>();
      for (int i = 0; i < form.inputs().size(); i++) {
        values.put(form.inputs().get(i), satisfied.values().get(i).value());
      }
      return new Verdict.Sat(new Model(values));
    }
    List<Integer> core = ((StoredVerdict.Refuted) stored).core();
    return new Verdict.Unsat(core.stream().map(form.conjuncts()::get).toList());
  }

  private Verdict learned(Verdict verdict, CanonicalForm form) {
    if (verdict instanceof Verdict.Sat sat) {
      List<Constant> values =
          form.inputs().stream()
              .map(input -> factory.constant(input.sort(), sat.model().get(input)))
              .toList();
      store.put(form.digest(), new StoredVerdict.Satisfied(values));
    } else if (verdict instanceof Verdict.Unsat unsat) {
      List<Expr> order = form.conjuncts();
      List<Integer> core = unsat.core().stream().map(order::indexOf).toList();
      store.put(form.digest(), new StoredVerdict.Refuted(core));
    }
    return verdict;
  }

  @Override
  public void close() {
    super.close();
    store.close();
  }
}
