package dev.quarry.engine.jacoco;

/** A report of JaCoCo can't be used; the message is a sentence for the user. */
public final class ReportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ReportException(String sentence) {
    super(sentence);
  }

  ReportException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
