package dev.quarry.lab.soundness.generate;

/**
 * A variable that expressions may mention.
 *
 * @param name how they do
 * @param kind its type
 * @param use what may be done with it
 */
record Variable(String name, Kind kind, Use use) {
  /** What may be done with a variable. */
  enum Use {
    /** It never changes, so that lambdas may mention it. */
    FIXED,
    /** It changes, but no statement may change it: others count on it. */
    COUNTED,
    /** Statements may change it. */
    ASSIGNED,
    /** A field: statements may change it, and lambdas mention it. */
    FIELD
  }

  boolean isAssigned() {
    return use == Use.ASSIGNED || use == Use.FIELD;
  }

  boolean isSeenByLambdas() {
    return use == Use.FIXED || use == Use.FIELD;
  }
}
