package dev.quarry.concolic;

import dev.quarry.expr.Model;

/**
 * One run to make.
 *
 * @param input values for inputs by name; what it doesn't mention has the default of its sort
 * @param known how many decisions the controller knows already, 0 for none: if the run's first
 *     {@code known} decisions have the hash {@link PathHash} {@code hash}, the report may leave the
 *     events before and including them out
 * @param hash of the known decisions
 * @param watch what else to report
 */
public record RunRequest(Model input, int known, long hash, Watch watch) {
  /** What a report tells beside how the run ended. */
  public enum Watch {
    /** Nothing. */
    ENDING,
    /** The exceptions that came to handlers of the program. */
    HANDLERS
  }

  /** A run of which only the ending matters. */
  public RunRequest(Model input, int known, long hash) {
    this(input, known, hash, Watch.ENDING);
  }

  /** A run about which nothing is known. */
  public static RunRequest of(Model input) {
    return new RunRequest(input, 0, PathHash.EMPTY);
  }

  /** The same run, with a report that tells more. */
  public RunRequest watching(Watch more) {
    return new RunRequest(input, known, hash, more);
  }
}
