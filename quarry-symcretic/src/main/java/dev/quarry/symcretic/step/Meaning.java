package dev.quarry.symcretic.step;

import dev.quarry.expr.Input;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an instruction does.
 *
 * @param assignment what it does to the state if it completes
 * @param failures how it can throw, in the order in which the JVM looks
 * @param completes whether it can complete at all
 * @param assumption what was not followed exactly
 * @param shared the variable that gets an object of the JDK's which is taken for a new one though
 *     it may be one that exists: a cached box, a string that is returned unchanged
 * @param doubts how it may throw, too, after the failures: the conditions are necessary, perhaps
 *     not sufficient, and that it completes does not mean that they don't hold
 * @param inDoubt what is not exact if it throws for such a reason
 */
public record Meaning(
    Assignment assignment,
    List<Failure> failures,
    boolean completes,
    Optional<Assumption> assumption,
    Optional<Input> shared,
    List<Failure> doubts,
    Optional<Assumption> inDoubt) {
  public Meaning {
    failures = List.copyOf(failures);
    doubts = List.copyOf(doubts);
  }

  public Meaning(
      Assignment assignment,
      List<Failure> failures,
      boolean completes,
      Optional<Assumption> assumption) {
    this(
        assignment, failures, completes, assumption, Optional.empty(), List.of(), Optional.empty());
  }

  static Meaning of(Assignment assignment, Failure... failures) {
    return new Meaning(assignment, List.of(failures), true, Optional.empty());
  }

  static Meaning of(Assignment assignment, List<Failure> failures) {
    return new Meaning(assignment, failures, true, Optional.empty());
  }

  /** What must hold afterwards, without what depends on whether a shared object is another one. */
  public Formula leftOpen(Site site, Formula after) {
    return shared
        .filter(after::compares)
        .map(value -> LibraryCalls.identities(site, value).leftOpen(after))
        .orElse(after);
  }

  Meaning assuming(Assumption what) {
    return new Meaning(assignment, failures, completes, Optional.of(what), shared, doubts, inDoubt);
  }

  Meaning sharing(Input variable) {
    return new Meaning(
        assignment, failures, completes, assumption, Optional.of(variable), doubts, inDoubt);
  }

  /** With a way to throw that is only known not to be taken if a condition does not hold. */
  Meaning doubting(Failure doubt) {
    return new Meaning(
        assignment, failures, completes, assumption, shared, List.of(doubt), inDoubt);
  }

  /** With one more way to throw that may be taken or not. */
  Meaning doubtingAlso(Failure doubt) {
    List<Failure> all = new ArrayList<>(doubts);
    all.add(doubt);
    return new Meaning(assignment, failures, completes, assumption, shared, all, inDoubt);
  }

  /** The same, if what is then known of the state is not all there is. */
  Meaning doubting(Failure doubt, Assumption what) {
    return new Meaning(
        assignment, failures, completes, assumption, shared, List.of(doubt), Optional.of(what));
  }
}
