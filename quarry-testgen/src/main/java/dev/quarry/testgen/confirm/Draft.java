package dev.quarry.testgen.confirm;

import dev.quarry.testgen.source.TestCase;
import java.util.Optional;

/** What may become a test. Drafts that are equal are one draft. */
public interface Draft {
  /** The test as it is to be written now. */
  TestCase test();

  /** The binary name of the class whose test class it belongs to. */
  default String owner() {
    return test().call().method().owner();
  }

  /** How the run ended that it comes from; empty if only its own assertions are to hold. */
  Optional<Claim> claim();

  /** Asserts less from now on; false if that is not possible. */
  default boolean assertLess() {
    return false;
  }

  /**
   * How a run in a worker ended, which plain runs have to repeat.
   *
   * @param exception the binary name of the class of what it threw; "" if it returned
   * @param place where that was thrown, as {@code File.java:12}; empty if any place will do
   */
  record Claim(String exception, Optional<String> place) {}
}
