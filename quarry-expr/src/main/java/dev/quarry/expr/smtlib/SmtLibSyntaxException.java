package dev.quarry.expr.smtlib;

/** A text is not SMT-LIB: its place, counted from 1, and a sentence that says what is wrong. */
public final class SmtLibSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  public SmtLibSyntaxException(int line, int column, String sentence) {
    super(sentence);
    this.line = line;
    this.column = column;
  }

  SmtLibSyntaxException(SExpr place, String sentence) {
    this(place.line(), place.column(), sentence);
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
