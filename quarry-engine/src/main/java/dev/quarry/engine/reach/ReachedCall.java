package dev.quarry.engine.reach;

import dev.quarry.testgen.source.TestCase;
import java.util.Optional;

/**
 * How a test reaches a target.
 *
 * @param test the call with what it does; empty if no test can make it
 * @param input for people
 * @param missing why no test is written, as a sentence; "" if one is
 * @param objects whether the program can make the objects of the run
 */
record ReachedCall(Optional<TestCase> test, String input, String missing, Objects objects) {
  /** What is known about the objects of a run. */
  enum Objects {
    /** There are none, or code makes them that every program may call. */
    MADE,
    /** Nobody found out how to make them; perhaps nothing does. */
    UNMADE,
    /** They are, but the environment would have to be one that no test can make. */
    BEYOND
  }

  static ReachedCall of(TestCase test, String input) {
    return new ReachedCall(Optional.of(test), input, "", Objects.MADE);
  }

  /** The call can be made and looked at, but is no test. */
  static ReachedCall unwritten(TestCase call, String input, String missing) {
    return new ReachedCall(Optional.of(call), input, missing, Objects.MADE);
  }

  static ReachedCall without(String input, String missing) {
    return new ReachedCall(Optional.empty(), input, missing, Objects.MADE);
  }

  /**
   * Only in an environment that a test can't make.
   *
   * @param needs what would have to be what
   */
  static ReachedCall beyond(String input, String needs) {
    return new ReachedCall(Optional.empty(), input, needs, Objects.BEYOND);
  }

  /** Only objects whose fields were set at will reach it. */
  static ReachedCall unmade(String input, String missing) {
    return new ReachedCall(Optional.empty(), input, missing, Objects.UNMADE);
  }

  /** Whether it is to become a test in a file. */
  boolean isWritten() {
    return test.isPresent() && missing.isEmpty();
  }
}
