package dev.quarry.lab.soundness.oracle;

/**
 * How a call ended.
 *
 * @param value what it returned, as a Java literal; "" if it threw
 * @param exception the binary name of the class of what it threw; "" if it returned
 * @param line the innermost line of the program in the exception's trace; 0 if there is none
 */
public record PlainOutcome(String value, String exception, int line) {
  @Override
  public String toString() {
    return exception.isEmpty() ? "returns " + value : "throws " + exception + " on line " + line;
  }
}
