package dev.quarry.symcretic.search;

import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.program.ledger.Proof;
import java.util.List;
import java.util.Optional;

/**
 * How a search ended.
 *
 * @param reached an entry and an input that was seen to reach the target
 * @param segments how many straight pieces of code were gone through backwards
 * @param folded how many blocks were taken as one with others, within these segments
 * @param queries how many questions the solver was asked
 * @param turnedAway inputs that did not do what they should
 * @param ledger what was assumed; settled if nothing is left to look at
 * @param clashes the conditions that ended ways, the first of them
 */
public record BackwardResult(
    Optional<Reached> reached,
    int segments,
    int folded,
    int queries,
    int turnedAway,
    Ledger ledger,
    List<Stage> clashes) {

  /**
   * An input that reaches the target.
   *
   * @param entry where the way begins
   * @param input for it
   * @param way what had to hold, from the entry to the target
   */
  public record Reached(MethodId entry, Model input, List<Stage> way) {}

  /** The proof that nothing reaches the target, if there is one. */
  public Optional<Proof> proof() {
    return reached.isEmpty() ? ledger.proof() : Optional.empty();
  }

  BackwardResult after(BackwardResult earlier) {
    return new BackwardResult(
        reached,
        segments + earlier.segments,
        folded + earlier.folded,
        queries + earlier.queries,
        turnedAway + earlier.turnedAway,
        ledger,
        clashes);
  }
}
