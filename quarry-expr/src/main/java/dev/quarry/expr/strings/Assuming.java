package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import java.util.List;

/** Turns conditions that a lowering relies on into needs. */
final class Assuming {
  private final Terms terms;

  Assuming(Terms terms) {
    this.terms = terms;
  }

  /** The need of a condition; none if it holds always. */
  Needs that(Expr condition, String reason) {
    if (Terms.isTrue(condition)) {
      return Needs.NONE;
    }
    if (Terms.isFalse(condition)) {
      throw new NotLowerable(reason + ", which never holds here");
    }
    return Needs.of(new Assumption(condition, reason));
  }

  /** The need that all units of a string are in a set. */
  Needs unitsIn(UnitSet set, SymString string, String reason) {
    List<Expr> conditions = string.units().stream().map(unit -> set.contains(terms, unit)).toList();
    return that(terms.all(conditions), reason);
  }
}
