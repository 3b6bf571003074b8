package dev.quarry.lab.soundness.generate;

/** What a piece of a program is, and so what may be done to it. */
public enum Role {
  /** The whole; it stays. */
  PROGRAM,
  /** A field, method or nested class. */
  MEMBER,
  /** One statement, on lines of its own. */
  STATEMENT,
  /** Several statements. */
  BLOCK,
  /** One case of a switch, or one handler. */
  CASE,
  /** An expression; its label is its type. */
  EXPRESSION,
  /** A parameter of an entry; its label is the name. */
  PARAMETER,
  /** What keeps a parameter within its domain; its label is the parameter's name. */
  GUARD
}
