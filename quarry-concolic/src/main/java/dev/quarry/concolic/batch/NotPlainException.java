package dev.quarry.concolic.batch;

import java.io.IOException;

/**
 * A row has values that can't be taken one by one: two references to the same array, or contents of
 * an array that are more than its elements.
 */
final class NotPlainException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Says nothing of the row, so that there need not be more than one. */
  static final NotPlainException ONLY = new NotPlainException();

  private NotPlainException() {
    super("The values of a row can't be taken one by one.");
  }

  /** Nobody looks at it. */
  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
