package dev.quarry.concolic;

import dev.quarry.expr.Expr;
import java.util.List;

/** One step of a path condition, in the order of the run. */
public sealed interface Event {

  /** What holds from here on. */
  Expr condition();

  /**
   * The run went one way where inputs could have sent it another.
   *
   * @param site where
   * @param outcome which way, in the site's numbering
   * @param condition what this way means for the inputs
   * @param alternatives the other ways; for a yes-or-no decision one, the negation
   */
  record Decision(Site site, int outcome, Expr condition, List<Alternative> alternatives)
      implements Event {
    public Decision {
      alternatives = List.copyOf(alternatives);
    }
  }

  /**
   * A way not taken.
   *
   * @param outcome in the site's numbering
   * @param condition what it would mean for the inputs
   */
  record Alternative(int outcome, Expr condition) {}

  /**
   * Something about inputs that is never to be negated.
   *
   * @param condition what holds
   * @param kind why
   */
  record Premise(Expr condition, Kind kind) implements Event {
    /** Why it holds. */
    public enum Kind {
      /** The values of the input's Java type: a byte fits into 8 bits. Loses nothing. */
      DOMAIN,
      /** A limit of the exploration, such as the longest array: inputs beyond it are not tried. */
      BOUND,
      /** The program or its user excludes other inputs, by {@code assume} or an invariant. */
      REQUIRED
    }
  }
}
