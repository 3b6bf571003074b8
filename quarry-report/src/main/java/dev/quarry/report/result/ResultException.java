package dev.quarry.report.result;

/** Something that was to be reported is no result; the message is for users. */
public final class ResultException extends RuntimeException {
  private static final long serialVersionUID = 1;

  ResultException(String message) {
    super(message);
  }
}
