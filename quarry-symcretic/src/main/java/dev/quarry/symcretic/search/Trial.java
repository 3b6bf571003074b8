package dev.quarry.symcretic.search;

import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;

/** Runs an input to see whether it does what it should. */
@FunctionalInterface
public interface Trial {
  /** Whether a run of the entry with the input reached the target. */
  boolean reaches(MethodId entry, Model input);
}
