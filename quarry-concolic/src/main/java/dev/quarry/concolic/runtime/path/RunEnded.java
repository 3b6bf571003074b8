package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.hooks.RunStop;

/**
 * Ends a run from inside the program with an ending. A program that catches it nevertheless is
 * ended again at its next decision.
 */
public final class RunEnded extends RunStop {
  private static final long serialVersionUID = 1L;

  private final transient Ending ending;

  /** Ends a run; the first one made in a run counts. */
  public RunEnded(Ending ending) {
    super(ending.kind().text());
    this.ending = ending;
    Trace trace = Trace.current();
    if (trace != null) {
      trace.endsWith(this);
    }
  }

  /** How the run ends. */
  public Ending ending() {
    return ending;
  }
}
