package dev.quarry.testgen.confirm;

/** What is written for a draft, compiled and run. */
public enum Form {
  /** The test. */
  TESTS,
  /** The test, and beside it a probe: the same call without assertions, to learn what it throws. */
  PROBED_TESTS,
  /** No test, but a probe that hands out what came of the call. */
  OBSERVATIONS;

  boolean hasTests() {
    return this != OBSERVATIONS;
  }

  boolean hasProbes() {
    return this != TESTS;
  }
}
