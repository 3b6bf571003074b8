package dev.quarry.engine.crash;

/**
 * Whose fault an exception is.
 *
 * @param kind the method's or its caller's
 * @param why a sentence
 */
record Judgement(FindingKind kind, String why) {
  static Judgement defect(String why) {
    return new Judgement(FindingKind.DEFECT, why);
  }

  static Judgement precondition(String why) {
    return new Judgement(FindingKind.PRECONDITION, why);
  }
}
