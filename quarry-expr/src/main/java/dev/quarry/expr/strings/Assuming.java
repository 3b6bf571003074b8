package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import java.util.List;

/** Turns conditions that a lowering relies on into needs. */
final class Assuming {
  private final LoweringTerms terms;

  Assuming(LoweringTerms terms) {
    this.terms = terms;
  }

  /** The need of a condition; none if it holds always. */
  Needs that(Expr condition, String reason) {
    if (LoweringTerms.isTrue(condition)) {
      return Needs.NONE;
    }
    if (LoweringTerms.isFalse(condition)) {
      throw new NotLowerable(reason + ", which never holds here");
    }
    return Needs.of(new Restriction(condition, reason));
  }

  /** The need that all units of a string are in a set. */
  Needs unitsIn(UnitSet set, SymString string, String reason) {
    List<Expr> conditions = string.units().stream().map(unit -> set.contains(terms, unit)).toList();
    return that(terms.all(conditions), reason);
  }
}
