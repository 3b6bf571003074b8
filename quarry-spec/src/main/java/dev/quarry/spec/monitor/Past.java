package dev.quarry.spec.monitor;

import dev.quarry.spec.Formula;
import dev.quarry.spec.monitor.Alphabet.Letter;
import java.util.ArrayList;
import java.util.List;

/** The operators of a formula that look back, and what they need to know of the last event. */
final class Past {
  private final List<Formula> operators = new ArrayList<>();

  /** Gives each operator a bit. */
  void number(Formula formula) {
    if (formula instanceof Formula.Previously previously) {
      add(formula);
      number(previously.formula());
    } else if (formula instanceof Formula.Since since) {
      add(formula);
      number(since.left());
      number(since.right());
    } else if (formula instanceof Formula.Not not) {
      number(not.formula());
    } else if (formula instanceof Formula.And and) {
      number(and.left());
      number(and.right());
    } else if (formula instanceof Formula.Or or) {
      number(or.left());
      number(or.right());
    } else if (formula instanceof Formula.Next next) {
      number(next.formula());
    } else if (formula instanceof Formula.Until until) {
      number(until.left());
      number(until.right());
    }
  }

  private void add(Formula operator) {
    if (!operators.contains(operator)) {
      operators.add(operator);
    }
  }

  /** The truth values after an event. */
  long after(Letter letter, long before) {
    long after = 0;
    for (int i = 0; i < operators.size(); i++) {
      Formula kept =
          operators.get(i) instanceof Formula.Previously previously
              ? previously.formula()
              : operators.get(i);
      after |= holds(kept, letter, before) ? 1L << i : 0;
    }
    return after;
  }

  /**
   * Whether a formula that does not look ahead holds.
   *
   * @param before the truth values at the event before
   */
  boolean holds(Formula formula, Letter letter, long before) {
    if (formula instanceof Formula.Constant constant) {
      return constant.value();
    }
    if (formula instanceof Formula.Now now) {
      return letter.has(now.atom());
    }
    if (formula instanceof Formula.Not not) {
      return !holds(not.formula(), letter, before);
    }
    if (formula instanceof Formula.And and) {
      return holds(and.left(), letter, before) && holds(and.right(), letter, before);
    }
    if (formula instanceof Formula.Or or) {
      return holds(or.left(), letter, before) || holds(or.right(), letter, before);
    }
    boolean held = (before >> operators.indexOf(formula) & 1) != 0;
    return formula instanceof Formula.Since since
        ? holds(since.right(), letter, before) || (holds(since.left(), letter, before) && held)
        : held;
  }
}
