package dev.quarry.engine.reproduce;

/** How lines of a trace are compared with those of the program. */
public enum LineMatching {
  /** A frame is of the same statement. */
  BY_LINE,
  /** A frame is of a method of the same name: the program is another version. */
  BY_METHOD
}
