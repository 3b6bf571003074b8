package dev.quarry.concolic.runtime.environment;

/** What surrounds the runs of a program, and what a run may change for the next one. */
public interface Surroundings {
  /** Whether the next run finds everything as the first one did, without anything being done. */
  boolean areUntouched();
}
