package dev.quarry.program;

/** What can be wrong with a program or with a question about it. */
public enum Problem {
  /** A class path entry does not exist. */
  ENTRY_MISSING(2),
  /** A jar can't be read as one. */
  CORRUPT_JAR(4),
  /** A class file can't be read as one. */
  CORRUPT_CLASS(4),
  /** A class file is of a version that did not exist when this was written. */
  CLASS_TOO_NEW(4),
  /** No entry has the class. */
  CLASS_NOT_FOUND(2),
  /** The text is not the name of a method. */
  METHOD_SYNTAX(2),
  /** The class has no such method. */
  METHOD_NOT_FOUND(2),
  /** Several methods match. */
  METHOD_AMBIGUOUS(2),
  /** The method has no code: it is abstract or native. */
  METHOD_WITHOUT_CODE(4),
  /** The text is not a target. */
  TARGET_SYNTAX(2),
  /** The target names nothing in the program, or more than one thing. */
  TARGET_NOT_FOUND(2),
  /** What was named has no method that could be looked at, or all of them are excluded. */
  NOTHING_TO_ANALYSE(2);

  private final int exitCode;

  Problem(int exitCode) {
    this.exitCode = exitCode;
  }

  /** 2 where the question is wrong, 4 where the program can't be analysed. */
  public int exitCode() {
    return exitCode;
  }
}
