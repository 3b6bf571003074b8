package dev.quarry.engine.change;

/** What was changed can't be found out; the message is a sentence for the user. */
public final class ChangesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ChangesException(String sentence) {
    super(sentence);
  }
}
