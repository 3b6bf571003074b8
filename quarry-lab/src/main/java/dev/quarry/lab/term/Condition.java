package dev.quarry.lab.term;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.util.List;
import java.util.stream.Stream;

/**
 * A conjunction, kept as the list of its conjuncts: what {@code &&} in one {@code if} becomes in a
 * path condition.
 */
public record Condition(ExprFactory factory, List<Expr> conjuncts) {
  public Condition {
    conjuncts = List.copyOf(conjuncts);
  }

  static Condition of(ExprFactory factory, Expr condition) {
    return new Condition(factory, List.of(condition));
  }

  /** Both conditions; {@code a && b}. */
  public Condition and(Condition other) {
    return new Condition(
        factory, Stream.concat(conjuncts.stream(), other.conjuncts.stream()).toList());
  }

  /** One of the conditions, as a single conjunct; {@code a || b}. */
  public Condition or(Condition other) {
    return of(factory, factory.or(List.of(factory.and(conjuncts), factory.and(other.conjuncts))));
  }
}
