package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.run.Run;

/**
 * Ends a run from inside the program. An error, since programs rarely catch those; a program that
 * does is ended again at its next decision.
 */
public final class RunEnded extends Error {
  private static final long serialVersionUID = 1L;

  private final transient Ending ending;

  /** Ends a run; the first one made in a run counts. */
  public RunEnded(Ending ending) {
    super(ending.kind().text(), null, false, false);
    this.ending = ending;
    Run run = Run.current();
    if (run != null) {
      run.endsWith(this);
    }
  }

  /** How the run ends. */
  public Ending ending() {
    return ending;
  }
}
