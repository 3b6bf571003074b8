package dev.quarry.engine.suite;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Model;
import dev.quarry.testgen.driver.Driver;

/**
 * A run that a test may be made of: with an input that covered something for the first time.
 *
 * @param driver that it is for
 * @param input every value the run asked for
 * @param coverage all that the run executed, not only what was new
 * @param ending a return or an exception that escaped
 */
public record Found(Driver driver, Model input, CoveredProbes coverage, Ending ending) {
  /** Whether a run came to the end of the call under test, so that a test can show it. */
  static boolean isOver(Ending ending) {
    return ending.kind() == Ending.Kind.RETURNED || ending.kind() == Ending.Kind.THREW;
  }
}
