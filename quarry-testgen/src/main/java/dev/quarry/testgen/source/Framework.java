package dev.quarry.testgen.source;

/** What runs the tests. */
public enum Framework {
  JUNIT5("org.junit.jupiter.api.Test", "org.junit.jupiter.api.Assertions", ""),
  /** From 4.13 on, which has {@code assertThrows}. */
  JUNIT4("org.junit.Test", "org.junit.Assert", "public ");

  private final String annotation;
  private final String assertions;
  private final String modifier;

  Framework(String annotation, String assertions, String modifier) {
    this.annotation = annotation;
    this.assertions = assertions;
    this.modifier = modifier;
  }

  /** The binary name of the annotation of test methods. */
  String annotation() {
    return annotation;
  }

  /** The binary name of the class of assertions. */
  String assertions() {
    return assertions;
  }

  /** What test classes and methods are declared with; with a space at its end. */
  String modifier() {
    return modifier;
  }

  /** Whether numbers with a fraction are compared with a tolerance only. */
  boolean wantsDelta() {
    return this == JUNIT4;
  }
}
