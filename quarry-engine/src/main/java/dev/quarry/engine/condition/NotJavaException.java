package dev.quarry.engine.condition;

/** Java has no expression for something. */
final class NotJavaException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotJavaException(String what) {
    super(what, null, false, false);
  }
}
