package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.Draft;
import dev.quarry.testgen.confirm.Stacks;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.TestCase;
import java.util.Optional;

/**
 * An exception that escaped from a method under test, and the simplest call that showed it.
 *
 * @param method under test
 * @param exception its class
 * @param place where it was thrown, as {@code File.java:12}
 * @param call what to call, with all values
 * @param cause what it came of
 * @param size of the input
 * @param paths how many paths of the method end like this
 */
record ErrorState(
    MethodId method,
    String exception,
    String place,
    TestCall call,
    Cause cause,
    long size,
    int paths)
    implements Draft {

  @Override
  public TestCase test() {
    return new TestCase(call, new Expectation.Throws(exception), cause.telling());
  }

  @Override
  public Optional<Claim> claim() {
    return Optional.of(
        new Claim(exception, isPlaceVague() ? Optional.empty() : Optional.of(place)));
  }

  /** Whether the place depends on how deep the stack happens to be. */
  private boolean isPlaceVague() {
    return exception.equals(Stacks.STACK_OVERFLOW);
  }
}
