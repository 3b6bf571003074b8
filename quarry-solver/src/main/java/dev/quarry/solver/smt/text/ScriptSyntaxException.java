package dev.quarry.solver.smt.text;

/** A script that can't even be cut into commands. */
public final class ScriptSyntaxException extends Exception {
  private final int line;
  private final int column;

  public ScriptSyntaxException(String message, int line, int column) {
    super(message);
    this.line = line;
    this.column = column;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }
}
