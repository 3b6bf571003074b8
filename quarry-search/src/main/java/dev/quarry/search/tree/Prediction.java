package dev.quarry.search.tree;

import dev.quarry.concolic.PathHash;
import dev.quarry.concolic.RunRequest;
import dev.quarry.expr.Model;
import java.util.Optional;

/**
 * What is known about a run before it is made.
 *
 * @param target the way that it should be the first to take; none for a run with any input
 * @param known how many decisions are foreseen
 * @param hash of those decisions
 */
public record Prediction(Optional<Way> target, int known, long hash) {
  /** Nothing is known. */
  public static final Prediction NONE = new Prediction(Optional.empty(), 0, PathHash.EMPTY);

  /** The run to ask a worker for. */
  public RunRequest request(Model input) {
    return new RunRequest(input, known, hash);
  }
}
