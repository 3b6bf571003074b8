package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.TestCall;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A call and what comes of it.
 *
 * @param call what a test calls
 * @param expectation what it asserts
 * @param telling the numbers of those arguments without which something else would come of it, as
 *     far as is known: names of tests mention no others
 * @param properties system properties that the test sets, or takes away where there is no value
 */
public record TestCase(
    TestCall call,
    Expectation expectation,
    Set<Integer> telling,
    SortedMap<String, Optional<String>> properties) {
  public TestCase {
    telling = Set.copyOf(telling);
    properties = Collections.unmodifiableSortedMap(new TreeMap<>(properties));
  }

  public TestCase(TestCall call, Expectation expectation, Set<Integer> telling) {
    this(call, expectation, telling, Collections.emptySortedMap());
  }

  /** A case of which nobody knows what matters, unless there is one argument only. */
  public TestCase(TestCall call, Expectation expectation) {
    this(call, expectation, call.arguments().size() == 1 ? Set.of(0) : Set.of());
  }

  /** The same with other system properties. */
  public TestCase with(SortedMap<String, Optional<String>> set) {
    return new TestCase(call, expectation, telling, set);
  }
}
