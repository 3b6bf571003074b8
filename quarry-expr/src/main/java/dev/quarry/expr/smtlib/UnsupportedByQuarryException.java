package dev.quarry.expr.smtlib;

/**
 * A text may well be SMT-LIB, but Quarry's expressions can't say what it says. Hand the text to a
 * solver as it is.
 */
public final class UnsupportedByQuarryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  UnsupportedByQuarryException(SExpr place, String sentence) {
    super(sentence);
    this.line = place.line();
    this.column = place.column();
  }

  /** The line, counted from 1. */
  public int line() {
    return line;
  }

  /** The column, counted from 1 in UTF-16 code units. */
  public int column() {
    return column;
  }
}
