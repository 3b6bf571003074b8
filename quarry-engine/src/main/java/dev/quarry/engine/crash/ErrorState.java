package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.TestCall;
import java.util.Set;

/**
 * An exception that escaped from a method under test, and the simplest call that showed it.
 *
 * @param method under test
 * @param exception its class
 * @param place where it was thrown, as {@code File.java:12}
 * @param call what to call, with all values
 * @param telling the arguments that matter
 * @param size of the input
 * @param paths how many paths of the method end like this
 */
record ErrorState(
    MethodId method,
    String exception,
    String place,
    TestCall call,
    Set<Integer> telling,
    long size,
    int paths) {
  static final String STACK_OVERFLOW = "java.lang.StackOverflowError";

  /** Whether the place depends on how deep the stack happens to be. */
  boolean isPlaceVague() {
    return exception.equals(STACK_OVERFLOW);
  }
}
