package dev.quarry.concolic.instrument;

import dev.quarry.program.MethodId;

/** A method can't be rewritten in the form that was tried. */
final class NotRewritableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient MethodId method;

  NotRewritableException(MethodId method, Exception cause) {
    super(method + ": " + cause, cause);
    this.method = method;
  }

  MethodId method() {
    return method;
  }

  /** Why, as a sentence. */
  String reason() {
    Throwable cause = getCause();
    return reason(cause == null ? this : cause);
  }

  static String reason(Throwable cause) {
    return "Rewriting it failed with " + cause + ".";
  }
}
