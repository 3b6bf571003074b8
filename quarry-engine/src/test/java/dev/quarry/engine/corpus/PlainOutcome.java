package dev.quarry.engine.corpus;

/**
 * What a plain call did.
 *
 * @param threw whether an exception escaped
 * @param text the value returned as expectations write it, or the simple name of the exception
 * @param line where the exception was thrown; -1 if unknown or none was
 */
record PlainOutcome(boolean threw, String text, int line) {
  static PlainOutcome returned(String value) {
    return new PlainOutcome(false, value, -1);
  }

  static PlainOutcome thrown(String exception, int line) {
    return new PlainOutcome(true, exception, line);
  }
}
