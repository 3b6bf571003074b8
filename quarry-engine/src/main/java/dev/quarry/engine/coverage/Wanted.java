package dev.quarry.engine.coverage;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;

/** What is worth covering: all, what an existing suite misses, or what was changed. */
@FunctionalInterface
public interface Wanted {
  /** All there is. */
  Wanted EVERYTHING = branch -> true;

  /** Whether taking this branch counts. */
  boolean wants(Branch branch);

  /** Whether calling this method at all counts, for those without branches. */
  default boolean wantsCall(MethodId method) {
    return true;
  }
}
