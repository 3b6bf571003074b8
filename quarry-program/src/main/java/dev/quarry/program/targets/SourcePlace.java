package dev.quarry.program.targets;

import dev.quarry.program.MethodPattern;

/** A line in the source. */
public sealed interface SourcePlace {
  int line();

  /**
   * A line of a file.
   *
   * @param file its name, with as many directories of its package before it as wanted
   */
  record FileLine(String file, int line) implements SourcePlace {
    @Override
    public String toString() {
      return file + ":" + line;
    }
  }

  /** A line of a method. */
  record MethodLine(MethodPattern method, int line) implements SourcePlace {
    @Override
    public String toString() {
      return method + ":" + line;
    }
  }
}
