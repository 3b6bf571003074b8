package dev.quarry.report.html;

/** A folder for a report has other files; the message is for users. */
public final class ForeignFolderException extends RuntimeException {
  private static final long serialVersionUID = 1;

  ForeignFolderException(String message) {
    super(message);
  }
}
