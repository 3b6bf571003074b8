package shop.domain;

/** What is taken off a price. */
public sealed interface Discount {
  /** Nothing. */
  record None() implements Discount {}

  /** A part of the price. */
  record Percentage(int percent) implements Discount {}

  /** A fixed amount. */
  record Amount(Money money) implements Discount {}
}
