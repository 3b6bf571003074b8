package dev.quarry.lab.soundness.oracle;

import java.util.BitSet;
import java.util.Set;

/**
 * What one call did.
 *
 * @param outcome how it ended
 * @param prepared lines that were executed before it, to make its arguments
 * @param lines that it executed
 * @param failures the exceptions that were thrown, caught or not
 * @param isIncomplete whether it was cut off, or an exception has no trace
 */
public record PlainRun(
    PlainOutcome outcome,
    BitSet prepared,
    BitSet lines,
    Set<Failure> failures,
    boolean isIncomplete) {
  /**
   * An exception that came about on a line, or out of a call on it.
   *
   * @param exception the binary name of its class
   * @param line a line of the program
   */
  public record Failure(String exception, int line) {}
}
