package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import java.util.List;

/** Runs an input to see whether it does what it should. */
@FunctionalInterface
public interface Trial {
  /** Whether a run of the entry with the input reached the target. */
  boolean reaches(MethodId entry, Model input);

  /**
   * Whether somebody takes a way that may be possible as it is, so that no input of it is run and
   * the search goes on.
   *
   * @param way what must hold at the entry, in terms of its inputs
   */
  default boolean takes(MethodId entry, Way way) {
    return false;
  }

  /**
   * A way from an entry to the target.
   *
   * @param conditions what must hold
   * @param facts what is true of all inputs that the conditions mention
   */
  record Way(List<Expr> conditions, List<Expr> facts) {
    public Way {
      conditions = List.copyOf(conditions);
      facts = List.copyOf(facts);
    }
  }
}
