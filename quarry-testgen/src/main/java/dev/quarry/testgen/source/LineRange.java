package dev.quarry.testgen.source;

/** Lines of a source file, counted from one, both ends included. */
public record LineRange(int first, int last) {
  public boolean contains(long line) {
    return first <= line && line <= last;
  }
}
