package dev.quarry.engine.crash;

/**
 * Whose fault an exception is.
 *
 * @param kind the method's or its caller's
 * @param why a sentence
 */
record Blame(FindingKind kind, String why) {
  static Blame defect(String why) {
    return new Blame(FindingKind.DEFECT, why);
  }

  static Blame precondition(String why) {
    return new Blame(FindingKind.PRECONDITION, why);
  }
}
