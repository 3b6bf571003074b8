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
 */
public record RunRequest(Model input, int known, long hash) {
  /** A run about which nothing is known. */
  public static RunRequest of(Model input) {
    return new RunRequest(input, 0, PathHash.EMPTY);
  }
}
