package dev.quarry.concolic.instrument;

import dev.quarry.program.MethodId;

/**
 * A method that was not rewritten in full.
 *
 * @param method which
 * @param form what it got instead
 * @param reason why, as a sentence
 */
public record LeftPlain(MethodId method, Form form, String reason) {
  /** How much of the rewriting a method got. */
  public enum Form {
    /** Everything; hooks are called behind a test that most values are concrete. */
    FULL,
    /** Everything, in less space: hooks are called without a test. */
    COMPACT,
    /** Coverage and steps, but no shadows: what it is given symbolically is lost in it. */
    PLAIN,
    /** Nothing at all. */
    UNTOUCHED
  }
}
