package dev.quarry.program.ledger;

import dev.quarry.program.Location;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The assumptions of one search. Both engines write into it wherever something is not followed
 * exactly, and it alone decides what that allows to be said. Safe for several threads.
 */
public final class Ledger {
  private final Set<Assumption> assumptions = new LinkedHashSet<>();
  private boolean settled;

  public synchronized void add(Assumption assumption) {
    assumptions.add(assumption);
  }

  public synchronized void addAll(Collection<Assumption> more) {
    assumptions.addAll(more);
  }

  /** Something is assumed at a place. */
  public void add(AssumptionCode code, Location place, String... arguments) {
    add(Assumption.at(place, code, arguments));
  }

  /** The search has come to its end: nothing is left to look at within what is assumed. */
  public synchronized void settle() {
    settled = true;
  }

  /** What was assumed, in the order of the table of codes. */
  public synchronized List<Assumption> all() {
    List<Assumption> all = new ArrayList<>(assumptions);
    all.sort(Comparator.comparing(Assumption::code));
    return all;
  }

  /** What keeps the search from being a proof. */
  public List<Assumption> obstacles() {
    return all().stream().filter(assumption -> assumption.code().forbidsProof()).toList();
  }

  /**
   * The one place that decides whether a search is a proof: it has come to its end, and rests on
   * nothing but what a proof says of itself.
   */
  public synchronized Optional<Proof> proof() {
    return settled && obstacles().isEmpty() ? Optional.of(new Proof(all())) : Optional.empty();
  }

  /**
   * Several searches as one, which is a proof if all of them are.
   *
   * @param parts at least one
   */
  public static Ledger union(Collection<Ledger> parts) {
    Ledger whole = new Ledger();
    boolean areSettled = !parts.isEmpty();
    for (Ledger part : parts) {
      synchronized (part) {
        whole.addAll(part.assumptions);
        areSettled &= part.settled;
      }
    }
    whole.settled = areSettled;
    return whole;
  }
}
