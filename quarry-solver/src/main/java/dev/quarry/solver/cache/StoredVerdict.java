package dev.quarry.solver.cache;

import dev.quarry.expr.Constant;
import java.util.List;

/** An answer in terms of a {@link CanonicalForm}: positions instead of names. */
public sealed interface StoredVerdict {

  /** Satisfied by these values of the inputs, in canonical order. */
  record Satisfied(List<Constant> values) implements StoredVerdict {
    public Satisfied {
      values = List.copyOf(values);
    }
  }

  /** Refuted by the conjuncts at these positions of the canonical order. */
  record Refuted(List<Integer> core) implements StoredVerdict {
    public Refuted {
      core = List.copyOf(core);
    }
  }
}
