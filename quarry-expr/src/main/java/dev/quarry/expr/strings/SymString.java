package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import java.util.List;

/**
 * A lowered string: a vector, and what must be assumed to trust it. Three separate answers, because
 * much can be said about a string that is longer than its vector: its length and its first units
 * are still right.
 *
 * @param vector length and units
 * @param lengthNeeds where these hold, the length is exact
 * @param unitNeeds where these hold, each unit of the vector is exact
 * @param fitNeeds where these hold too, the string is not longer than the vector
 */
record SymString(UnitVector vector, Needs lengthNeeds, Needs unitNeeds, Needs fitNeeds)
    implements Lowered {

  /** A string whose vector always holds all of it. */
  static SymString complete(UnitVector vector, Needs needs) {
    return new SymString(vector, needs, needs, Needs.NONE);
  }

  Expr length() {
    return vector.length();
  }

  List<Expr> units() {
    return vector.units();
  }

  int width() {
    return vector.width();
  }

  /** Whether the string never is longer than its vector. */
  boolean alwaysFits() {
    return fitNeeds.isEmpty();
  }

  /** What an operation needs that looks at the length and at units within the vector only. */
  Needs visibleNeeds() {
    return lengthNeeds.with(unitNeeds);
  }

  /** What an operation needs that looks at the whole string. */
  Needs allNeeds() {
    return visibleNeeds().with(fitNeeds);
  }
}
