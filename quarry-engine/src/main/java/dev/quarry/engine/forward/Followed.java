package dev.quarry.engine.forward;

import java.time.Duration;
import java.util.Optional;

/**
 * What came of a way that was to be followed.
 *
 * @param verdict what became of it
 * @param run the run of the solution, if there is one
 * @param solving how long solving took
 */
public record Followed(Verdict verdict, Optional<MadeRun> run, Duration solving) {

  /** What became of a way. */
  public enum Verdict {
    /** A solution was run. */
    RUN,
    /** No input takes it. */
    INFEASIBLE,
    /** No input within the limits takes it. */
    BOUNDED,
    /** The solver does not know. */
    UNDECIDED,
    /** There was no time: it is open again. */
    RELEASED
  }
}
