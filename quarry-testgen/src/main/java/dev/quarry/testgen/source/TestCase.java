package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.TestCall;
import java.util.Set;

/**
 * A call and what comes of it.
 *
 * @param call what a test calls
 * @param expectation what it asserts
 * @param telling the numbers of those arguments without which something else would come of it, as
 *     far as is known: names of tests mention no others
 */
public record TestCase(TestCall call, Expectation expectation, Set<Integer> telling) {
  public TestCase {
    telling = Set.copyOf(telling);
  }

  /** A case of which nobody knows what matters, unless there is one argument only. */
  public TestCase(TestCall call, Expectation expectation) {
    this(call, expectation, call.arguments().size() == 1 ? Set.of(0) : Set.of());
  }
}
