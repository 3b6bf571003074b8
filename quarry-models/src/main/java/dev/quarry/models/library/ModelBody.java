package dev.quarry.models.library;

/** The meaning of a method: from its arguments to its effect. */
@FunctionalInterface
interface ModelBody {
  Effect apply(TermBuilder terms, ModelledArguments arguments);
}
