package dev.quarry.expr.strings;

/** An operation has no lowering; the message says why, as a phrase. Never leaves this package. */
final class NotLowerable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotLowerable(String reason) {
    super(reason, null, false, false);
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
