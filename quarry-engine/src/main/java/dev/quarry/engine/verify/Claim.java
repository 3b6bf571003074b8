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

  /** A condition on the line always comes out the same. */
  record Constant() implements Claim {}

  /** Where an exception may be thrown. */
  enum Origin {
    /** By an instruction of the line itself. */
    LINE,
    /** There, or in what the line calls. */
    CALLS
  }
}
