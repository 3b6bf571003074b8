package dev.quarry.concolic.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What a program prints, to either stream, up to a limit. One pair of streams serves all runs:
 * classes of the JDK keep the streams they find.
 */
final class CapturedOutput {
  private static final int BYTES_PER_CHARACTER = 3;

  private volatile int limit;
  private final Store store = new Store();
  private final PrintStream out = new Lasting(store);
  private final PrintStream err = new Lasting(store);

  /** So many characters are kept. */
  void limit(int characters) {
    limit = characters;
  }

  PrintStream out() {
    return out;
  }

  PrintStream err() {
    return err;
  }

  /** Whether anything was printed. */
  boolean isUsed() {
    return store.used;
  }

  /** Forgets what was printed. The streams themselves hold nothing back. */
  void reset() {
    if (store.used) {
      store.reset();
    }
  }

  /** What was printed, cut at the limit. */
  String text() {
    flush();
    synchronized (store) {
      String text = store.kept.toString(StandardCharsets.UTF_8);
      boolean cut = store.lost || text.length() > limit;
      return cut ? text.substring(0, Math.min(limit, text.length())) + "…" : text;
    }
  }

  private void flush() {
    out.flush();
    err.flush();
  }

  /** Keeps the beginning. */
  private final class Store extends OutputStream {
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private boolean lost;
    private volatile boolean used;

    @Override
    public synchronized void write(int value) {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) {
      used = true;
      int room = Math.max(0, limit * BYTES_PER_CHARACTER - kept.size());
      kept.write(bytes, offset, Math.min(room, length));
      lost |= length > room;
    }

    private synchronized void reset() {
      kept.reset();
      lost = false;
      used = false;
    }
  }

  /** A stream that stays open for the runs after the one that closes it. */
  private static final class Lasting extends PrintStream {
    Lasting(OutputStream target) {
      super(target, false, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
      flush();
    }
  }
}
