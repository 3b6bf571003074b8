package dev.quarry.expr.eval;

/** An expression has no value in a model, because an opaque call did not return normally. */
public final class UndefinedValueException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UndefinedValueException(String message) {
    super(message);
  }

  public UndefinedValueException(String message, Throwable cause) {
    super(message, cause);
  }

  /** What a function that threw means for the expression it is called in. */
  static UndefinedValueException thrownBy(Throwable thrown, String function) {
    return thrown instanceof UndefinedValueException undefined
        ? undefined
        : new UndefinedValueException(function + " threw " + thrown, thrown);
  }
}
