package dev.quarry.engine.verify;

/** What a warning says about a line. */
public sealed interface Claim {
  /**
   * An exception can come about.
   *
   * @param exception the binary name of its class; subclasses count
   * @param origin where it may be thrown
   */
  record Throws(String exception, Origin origin) implements Claim {}

  /** The line never runs. */
  record Never() implements Claim {}

  /**
   * A condition on the line always comes out the same.
   *
   * @param test which conditions are meant
   */
  record Constant(Test test) implements Claim {}

  /** The line returns null. */
  record ReturnsNull() implements Claim {}

  /** What a condition asks. */
  enum Test {
    /** Anything. */
    ANY,
    /** Whether something is null. */
    NULL,
    /** Whether something is of a type. */
    TYPE
  }

  /** Where an exception may be thrown. */
  enum Origin {
    /** By an instruction of the line itself. */
    LINE,
    /** There, or in what the line calls. */
    CALLS
  }
}
