package dev.quarry.concolic.runtime.run;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.coverage.CoveredProbes;

/**
 * What a run without a path condition did.
 *
 * @param ending how it ended
 * @param growth what it executed that no such run before it did
 * @param reloadNeeded whether static state could not be put back, so that the program must be
 *     loaded afresh for the next run
 */
public record ConcreteOutcome(Ending ending, CoveredProbes growth, boolean reloadNeeded)
    implements Finished {
  /** Returned something that nobody asked for, and executed nothing new. */
  public static final ConcreteOutcome QUIET =
      new ConcreteOutcome(Ending.returned(""), CoveredProbes.NONE, false);
}
