package dev.quarry.testgen.replay;

import java.util.List;
import java.util.Set;

/**
 * What came of a test or probe.
 *
 * @param test which
 * @param kind how it ended
 * @param exception the binary name of the exception's class; empty if there was none
 * @param message the exception's message, or what happened instead; may be empty, and is cut if it
 *     is very long
 * @param stack the exception's stack trace from the top to the test method; deep ones are cut below
 * @param seen what an observing probe returned: the result, and the object that was called; empty
 *     for all others
 * @param passed the numbers of the points that it came by, of those that an agent watches
 */
public record Replayed(
    TestId test,
    Kind kind,
    String exception,
    String message,
    List<Frame> stack,
    List<Observation> seen,
    Set<Integer> passed) {
  public Replayed {
    stack = List.copyOf(stack);
    seen = List.copyOf(seen);
    passed = Set.copyOf(passed);
  }

  /** A result that nobody looked at. */
  public Replayed(TestId test, Kind kind, String exception, String message, List<Frame> stack) {
    this(test, kind, exception, message, stack, List.of(), Set.of());
  }

  Replayed with(List<Observation> observed) {
    return new Replayed(test, kind, exception, message, stack, observed, passed);
  }

  Replayed passing(Set<Integer> points) {
    return new Replayed(test, kind, exception, message, stack, seen, points);
  }

  /** A result without an exception. */
  static Replayed of(TestId test, Kind kind, String message) {
    return new Replayed(test, kind, "", message, List.of());
  }

  /** How a test or probe can end. */
  public enum Kind {
    /** The test is green. */
    PASSED,
    /** The test is red. */
    FAILED,
    /** An exception escaped from the probe. */
    THREW,
    /** The probe came to its end. */
    COMPLETED,
    /** It took too long, or all of them did, and this was not begun. */
    TIMED_OUT,
    /** The process ended in the middle of it. */
    DIED,
    /** It wanted something that the process is guarded against. */
    REFUSED,
    /** It was run, but what came of it can't be read. */
    UNREADABLE
  }
}
