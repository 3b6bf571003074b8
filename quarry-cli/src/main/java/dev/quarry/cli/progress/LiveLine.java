package dev.quarry.cli.progress;

import java.io.PrintWriter;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One line of progress that replaces itself, no longer than fits into a line of the terminal, and
 * no more often than can be read. Where there is no terminal, a line now and then. Safe for many
 * threads.
 */
public final class LiveLine {
  /** What is shown for a shorter time nobody reads. */
  private static final long SHORTEST_NANOS = 100_000_000;

  /** Files of logs have no line that could be replaced. */
  private static final long PLAIN_NANOS = 10_000_000_000L;

  private final PrintWriter err;
  private final Supplier<OptionalInt> width;
  private final LongSupplier clock;
  private long shown;
  private long told;
  private int length;

  /** A line on the terminal that messages go to. */
  public LiveLine(PrintWriter err) {
    this(err, new MessageTerminal()::width, System::nanoTime);
  }

  /**
   * @param width of the terminal in columns; empty while it is unknown or if there is none
   * @param clock in nanoseconds
   */
  LiveLine(PrintWriter err, Supplier<OptionalInt> width, LongSupplier clock) {
    this.err = err;
    this.width = width;
    this.clock = clock;
    this.told = clock.getAsLong();
    this.shown = told - SHORTEST_NANOS;
  }

  /** Shows a text instead of the last one. */
  public synchronized void show(String text) {
    long now = clock.getAsLong();
    OptionalInt columns = width.get();
    if (columns.isPresent() && now - shown >= SHORTEST_NANOS) {
      shown = now;
      replace(fitting(text, columns.getAsInt()));
    } else if (columns.isEmpty() && now - told >= PLAIN_NANOS) {
      told = now;
      say(text);
    }
  }

  /** Says something that stays. */
  public synchronized void say(String text) {
    clear();
    err.println("quarry: " + text);
    err.flush();
  }

  /** Leaves an empty line. */
  public synchronized void clear() {
    if (length > 0) {
      replace("");
      err.print("\r");
      err.flush();
    }
  }

  private void replace(String text) {
    err.print("\r" + text + " ".repeat(Math.max(0, length - text.length())));
    err.flush();
    length = text.length();
  }

  /** A text that reaches the last column makes some terminals begin a new line. */
  private static String fitting(String text, int columns) {
    int most = Math.max(1, columns - 1);
    return text.length() <= most ? text : text.substring(0, most - 1) + "…";
  }
}
