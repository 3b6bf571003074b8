package dev.quarry.program.ledger;

import java.util.List;
import java.util.stream.Collectors;

/**
 * That a search looked at everything there is. Only a {@link Ledger} makes proofs, so whoever has
 * one may say <i>unreachable</i> or <i>exhausted</i>, and must say what it rests on.
 */
public final class Proof {
  private final List<Assumption> assumptions;

  /** Only for {@link Ledger#proof}. */
  Proof(List<Assumption> assumptions) {
    this.assumptions = List.copyOf(assumptions);
  }

  /** What it rests on; all of it must be told with it. */
  public List<Assumption> assumptions() {
    return assumptions;
  }

  /** What it rests on, in sentences. */
  public String scope() {
    return assumptions.stream().map(Assumption::what).distinct().collect(Collectors.joining(" "));
  }
}
