package dev.quarry.lab.plain;

/**
 * How tests went in a project that knows nothing of Quarry.
 *
 * @param compiled whether all of them compile
 * @param tests that were run
 * @param failed those that did not pass
 * @param output of Maven, where something went wrong; "" otherwise
 */
public record PlainRun(boolean compiled, int tests, int failed, String output) {
  /** Whether every one of so many tests passed. */
  public boolean isClean(int expected) {
    return compiled && failed == 0 && tests == expected;
  }
}
