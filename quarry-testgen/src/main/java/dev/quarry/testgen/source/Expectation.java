package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.Value;

/** What a test asserts about its call. */
public sealed interface Expectation {
  /** The call throws; {@code exception} is a binary name. */
  record Throws(String exception) implements Expectation {}

  /** The call returns something equal. */
  record Returns(Value value) implements Expectation {}

  /** The call returns; what, does not matter. */
  record Completes() implements Expectation {}
}
