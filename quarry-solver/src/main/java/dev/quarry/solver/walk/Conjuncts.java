package dev.quarry.solver.walk;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The conjuncts of a query with nested conjunctions taken apart, each with where it came from. */
final class Conjuncts {
  private final Map<Expr, Expr> origins = new LinkedHashMap<>();

  Conjuncts(List<Expr> conjuncts) {
    for (Expr conjunct : conjuncts) {
      var open = new ArrayDeque<Expr>(List.of(conjunct));
      while (!open.isEmpty()) {
        Expr part = open.pop();
        if (part.is(Op.AND)) {
          open.push(part.argument(1));
          open.push(part.argument(0));
        } else if (!isTrue(part)) {
          origins.putIfAbsent(part, conjunct);
        }
      }
    }
  }

  private static boolean isTrue(Expr part) {
    return part instanceof Constant constant && constant.asBoolean();
  }

  /** The parts, none of them a conjunction or true. */
  List<Expr> parts() {
    return List.copyOf(origins.keySet());
  }

  /** The query's conjuncts that some parts came from. */
  List<Expr> origins(List<Expr> parts) {
    var found = new LinkedHashSet<Expr>();
    parts.forEach(part -> found.add(Objects.requireNonNullElse(origins.get(part), part)));
    return new ArrayList<>(found);
  }

  /** A part that is false in every model. */
  Optional<Expr> contradiction() {
    return origins.keySet().stream().filter(Constant.class::isInstance).findFirst();
  }
}
