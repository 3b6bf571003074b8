package dev.quarry.cli.progress;

import java.io.PrintWriter;

/** One line of progress that replaces itself. Safe for many threads. */
public final class LiveLine {
  private final PrintWriter err;
  private int length;

  public LiveLine(PrintWriter err) {
    this.err = err;
  }

  /** Shows a text instead of the last one. */
  public synchronized void show(String text) {
    err.print("\r" + text + " ".repeat(Math.max(0, length - text.length())));
    err.flush();
    length = text.length();
  }

  /** Leaves an empty line. */
  public synchronized void clear() {
    show("");
    err.print("\r");
    err.flush();
  }
}
