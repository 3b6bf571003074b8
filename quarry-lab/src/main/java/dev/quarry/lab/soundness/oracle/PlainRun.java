package dev.quarry.lab.soundness.oracle;

import java.util.BitSet;
import java.util.Set;

/**
 * What one call did.
 *
 * @param outcome how it ended
 * @param lines that it executed
 * @param failures the exceptions that were thrown, caught or not
 * @param isEndless whether it was cut off
 */
public record PlainRun(
    PlainOutcome outcome, BitSet lines, Set<Failure> failures, boolean isEndless) {
  /**
   * An exception that came about.
   *
   * @param exception the binary name of its class
   * @param line the innermost line of the program in its trace
   */
  public record Failure(String exception, int line) {}
}
