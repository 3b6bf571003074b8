package dev.quarry.spec;

/** A regular expression over events. */
public sealed interface Pattern {

  /** No event. */
  record Empty() implements Pattern {}

  /** One event of which an atom is true. */
  record One(int atom) implements Pattern {}

  /** One after the other. */
  record Sequence(Pattern first, Pattern second) implements Pattern {}

  /** One of two. */
  record Choice(Pattern left, Pattern right) implements Pattern {}

  /** Any number of times. */
  record Repeated(Pattern pattern) implements Pattern {}
}
