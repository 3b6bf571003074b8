package dev.quarry.concolic.runtime.hooks;

/**
 * Ends a run from inside the program. An error, since programs rarely catch those; rewritten
 * handlers let it through.
 */
public abstract class RunStop extends Error {
  private static final long serialVersionUID = 1L;

  protected RunStop(String message) {
    super(message, null, false, false);
  }
}
