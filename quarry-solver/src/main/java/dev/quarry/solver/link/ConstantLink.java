package dev.quarry.solver.link;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Takes conjunctions apart, drops what is true, and stops at what is false. */
public final class ConstantLink extends Link {
  public ConstantLink(Solver next, Statistics statistics) {
    super("constant", next, statistics);
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Map<Expr, Expr> origins = new LinkedHashMap<>();
    for (Expr conjunct : query.conjuncts()) {
      for (Expr part : parts(conjunct)) {
        if (!(part instanceof Constant constant)) {
          origins.putIfAbsent(part, conjunct);
        } else if (!constant.asBoolean()) {
          return new Verdict.Unsat(List.of(conjunct));
        }
      }
    }
    if (origins.isEmpty()) {
      return new Verdict.Sat(query.hint());
    }
    Verdict verdict = next.solve(query.withConjuncts(List.copyOf(origins.keySet())));
    return verdict instanceof Verdict.Unsat unsat ? traced(unsat, origins) : verdict;
  }

  private static List<Expr> parts(Expr conjunct) {
    var parts = new ArrayList<Expr>();
    var open = new ArrayDeque<Expr>();
    open.push(conjunct);
    while (!open.isEmpty()) {
      Expr part = open.pop();
      if (part.is(Op.AND)) {
        open.push(part.argument(1));
        open.push(part.argument(0));
      } else {
        parts.add(part);
      }
    }
    return parts;
  }

  private static Verdict traced(Verdict.Unsat unsat, Map<Expr, Expr> origins) {
    var core = new LinkedHashSet<Expr>();
    unsat.core().forEach(part -> core.add(origins.getOrDefault(part, part)));
    return new Verdict.Unsat(List.copyOf(core));
  }
}
