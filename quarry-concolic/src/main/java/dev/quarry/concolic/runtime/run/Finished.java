package dev.quarry.concolic.runtime.run;

import dev.quarry.concolic.Ending;

/** What must be known of a run before the next one. */
public interface Finished {
  /** How it ended. */
  Ending ending();

  /** Whether the program must be loaded afresh. */
  boolean reloadNeeded();
}
