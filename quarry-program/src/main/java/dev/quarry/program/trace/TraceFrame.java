package dev.quarry.program.trace;

/**
 * A line of a stack trace.
 *
 * @param className the binary name of the class, without loader and module
 * @param method its method
 * @param file the name of the source file; empty if the trace does not tell
 * @param line the line of that; {@link #NO_LINE} if the trace does not tell
 */
public record TraceFrame(String className, String method, String file, int line) {
  /** The trace does not tell the line. */
  public static final int NO_LINE = -1;

  public boolean hasLine() {
    return line > 0;
  }

  /** As stack traces have it, without what logs add. */
  @Override
  public String toString() {
    String place = file.isEmpty() ? "Unknown Source" : hasLine() ? file + ":" + line : file;
    return className + "." + method + "(" + place + ")";
  }
}
