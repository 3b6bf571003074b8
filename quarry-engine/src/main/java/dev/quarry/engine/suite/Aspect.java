package dev.quarry.engine.suite;

import dev.quarry.testgen.source.Expectation.Subject;

/**
 * Something about a call that can be looked at after it.
 *
 * @param subject the object
 * @param getter the name of the method that is asked; empty for the object itself
 */
record Aspect(Subject subject, String getter) {
  /** What the call returned. */
  static final Aspect RESULT = new Aspect(Subject.RESULT, "");

  /** What the exception says that escaped. */
  static final Aspect MESSAGE = new Aspect(Subject.RESULT, "getMessage");

  boolean isItself() {
    return getter.isEmpty();
  }
}
