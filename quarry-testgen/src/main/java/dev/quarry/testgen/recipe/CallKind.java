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
  STATIC_INTERFACE,
  /** {@code new Foo(…)} where only reflection may call the constructor. */
  HIDDEN_CONSTRUCTOR,
  /**
   * {@code foo.bar = …} where only reflection may set the field: the callee is called what the
   * field is called, its only parameter is of the field's type, and it returns nothing.
   */
  HIDDEN_FIELD;

  /** Whether Java's access rules stand in the way. */
  public boolean isReflective() {
    return this == HIDDEN_CONSTRUCTOR || this == HIDDEN_FIELD;
  }

  /** Whether an object of the callee's own class is made. */
  public boolean isConstructor() {
    return this == CONSTRUCTOR || this == HIDDEN_CONSTRUCTOR;
  }

  /** Whether it needs no object. */
  public boolean isStatic() {
    return this == STATIC || this == STATIC_INTERFACE;
  }

  /** Whether the first argument is the object to call on. */
  public boolean hasReceiver() {
    return this == VIRTUAL || this == INTERFACE;
  }
}
