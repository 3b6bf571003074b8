package dev.quarry.engine.reach;

import dev.quarry.testgen.source.TestCase;
import java.util.Optional;

/**
 * How a test reaches a target.
 *
 * @param test the call with what it does; empty if no test can make it
 * @param input for people
 * @param missing why there is no test, as a sentence; "" if there is one
 */
record ReachedCall(Optional<TestCase> test, String input, String missing) {
  static ReachedCall of(TestCase test, String input) {
    return new ReachedCall(Optional.of(test), input, "");
  }

  static ReachedCall without(String input, String missing) {
    return new ReachedCall(Optional.empty(), input, missing);
  }
}
