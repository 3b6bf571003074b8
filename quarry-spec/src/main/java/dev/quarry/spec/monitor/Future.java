package dev.quarry.spec.monitor;

import dev.quarry.spec.Formula;

/** A formula with all negations inside: what looks ahead in front, the rest as a whole. */
sealed interface Future {

  /** Does not look ahead. */
  record Present(Formula formula) implements Future {}

  record And(Future left, Future right) implements Future {}

  record Or(Future left, Future right) implements Future {}

  /** At the next event, which there must be. */
  record Next(Future formula) implements Future {}

  /** At the next event if there is one. */
  record WeakNext(Future formula) implements Future {}

  record Until(Future left, Future right) implements Future {}

  /** The second holds up to and including the event at which the first does, or to the end. */
  record Release(Future left, Future right) implements Future {}

  /** There is an event. */
  record More() implements Future {}

  /** There is no event. */
  record NoMore() implements Future {}

  static Future of(Formula formula) {
    return of(formula, true);
  }

  /** The formula, or its negation. */
  private static Future of(Formula formula, boolean positive) {
    if (!formula.looksAhead()) {
      return new Present(positive ? formula : new Formula.Not(formula));
    }
    if (formula instanceof Formula.Not not) {
      return of(not.formula(), !positive);
    }
    if (formula instanceof Formula.And and) {
      Future left = of(and.left(), positive);
      Future right = of(and.right(), positive);
      return positive ? new And(left, right) : new Or(left, right);
    }
    if (formula instanceof Formula.Or or) {
      Future left = of(or.left(), positive);
      Future right = of(or.right(), positive);
      return positive ? new Or(left, right) : new And(left, right);
    }
    if (formula instanceof Formula.Next next) {
      Future inner = of(next.formula(), positive);
      return positive ? new Next(inner) : new WeakNext(inner);
    }
    Formula.Until until = (Formula.Until) formula;
    Future left = of(until.left(), positive);
    Future right = of(until.right(), positive);
    return positive ? new Until(left, right) : new Release(left, right);
  }

  /** Whether it holds of no events at all. */
  default boolean mayEnd() {
    if (this instanceof And and) {
      return and.left().mayEnd() && and.right().mayEnd();
    }
    if (this instanceof Or or) {
      return or.left().mayEnd() || or.right().mayEnd();
    }
    return this instanceof WeakNext || this instanceof Release || this instanceof NoMore;
  }
}
