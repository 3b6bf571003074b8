package dev.quarry.models.library;

/** The meaning of a method: from its arguments to its effect. */
@FunctionalInterface
interface Body {
  Effect apply(Terms terms, Arguments arguments);
}
