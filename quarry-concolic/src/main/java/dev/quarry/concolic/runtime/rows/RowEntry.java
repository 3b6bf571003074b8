package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.context.TracedRun;
import org.jspecify.annotations.Nullable;

/** The entry that rows are for. */
public interface RowEntry {
  /** Makes a run the one in progress. */
  void begin(TracedRun run);

  /** The ending of a run in which the entry returned a value. */
  Ending returned(@Nullable Object value);
}
