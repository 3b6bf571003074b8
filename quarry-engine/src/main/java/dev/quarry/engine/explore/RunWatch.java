package dev.quarry.engine.explore;

import dev.quarry.concolic.RunReport;
import java.io.IOException;

/** Looks at every run of an exploration, from any thread, and tells when it has seen enough. */
@FunctionalInterface
public interface RunWatch {
  /** Never enough. */
  RunWatch NONE = report -> false;

  /**
   * Whether the exploration may end with this run.
   *
   * @param report may lack the events that the exploration knows already
   */
  boolean isEnough(RunReport report) throws IOException, InterruptedException;
}
