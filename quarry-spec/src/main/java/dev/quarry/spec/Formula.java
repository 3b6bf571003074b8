package dev.quarry.spec;

/**
 * A formula of linear temporal logic over finite runs, with operators that look ahead and such as
 * look back. What looks back contains nothing that looks ahead.
 */
public sealed interface Formula {

  /** True or false. */
  record Constant(boolean value) implements Formula {}

  /** The atom of this number is true now. */
  record Now(int atom) implements Formula {}

  record Not(Formula formula) implements Formula {}

  record And(Formula left, Formula right) implements Formula {}

  record Or(Formula left, Formula right) implements Formula {}

  /** There is a next event, and the formula holds there. */
  record Next(Formula formula) implements Formula {}

  /** The second holds now or later, and the first at all events before. */
  record Until(Formula left, Formula right) implements Formula {}

  /** There was an event before, and the formula held there. */
  record Previously(Formula formula) implements Formula {}

  /** The second holds now or held before, and the first at all events since. */
  record Since(Formula left, Formula right) implements Formula {}

  /** Now or later. */
  static Formula eventually(Formula formula) {
    return new Until(new Constant(true), formula);
  }

  /** From now on. */
  static Formula always(Formula formula) {
    return new Not(eventually(new Not(formula)));
  }

  /** Now or before. */
  static Formula once(Formula formula) {
    return new Since(new Constant(true), formula);
  }

  /** Up to now. */
  static Formula historically(Formula formula) {
    return new Not(once(new Not(formula)));
  }

  static Formula implies(Formula left, Formula right) {
    return new Or(new Not(left), right);
  }

  /** Whether it looks ahead. */
  default boolean looksAhead() {
    if (this instanceof Next || this instanceof Until) {
      return true;
    }
    if (this instanceof Not not) {
      return not.formula().looksAhead();
    }
    if (this instanceof And and) {
      return and.left().looksAhead() || and.right().looksAhead();
    }
    return this instanceof Or or && (or.left().looksAhead() || or.right().looksAhead());
  }
}
