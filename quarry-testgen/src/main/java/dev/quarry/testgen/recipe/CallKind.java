package dev.quarry.testgen.recipe;

/** How something is called. */
public enum CallKind {
  /** {@code new Foo(…)}; for an inner class the first argument is the object around it. */
  CONSTRUCTOR,
  /** {@code Foo.of(…)}. */
  STATIC,
  /** {@code foo.bar(…)} on a class. */
  VIRTUAL,
  /** {@code foo.bar(…)} on an interface. */
  INTERFACE,
  /** {@code Foo.of(…)} of an interface. */
  STATIC_INTERFACE
}
