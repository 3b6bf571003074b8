package dev.quarry.testgen.replay;

/** No test could be run, whatever is in it; the message says why. */
public final class ReplayException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ReplayException(String sentence) {
    super(sentence);
  }

  ReplayException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
