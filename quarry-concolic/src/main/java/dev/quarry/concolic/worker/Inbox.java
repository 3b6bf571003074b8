package dev.quarry.concolic.worker;

import dev.quarry.process.Frames;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Messages on standard input. The thread that answers them reads them itself: handing each over
 * from a thread that only reads costs as much as a short run. But then nobody would notice the end
 * of standard input (the controller closed it, or died) during a run that does not end. So another
 * thread looks now and then, and reads in its place while a run is long.
 */
final class Inbox {
  private static final int BUFFER = 1 << 16;
  private static final int PERIOD_MILLIS = 50;

  private final InputStream in;

  /** Who has it may read. */
  private final ReentrantLock reading = new ReentrantLock();

  /** What was read during a long run; guarded by the lock. */
  private final Queue<Optional<byte[]>> early = new ArrayDeque<>();

  /** Messages taken so far. */
  private volatile int taken;

  Inbox() {
    this(new BufferedInputStream(new FileInputStream(FileDescriptor.in), BUFFER));
  }

  /** Messages on another stream, for tests. */
  Inbox(InputStream in) {
    this.in = in;
  }

  /** The next message; empty at the end of the stream. */
  Optional<byte[]> take() throws IOException {
    reading.lock();
    try {
      Optional<byte[]> message = early.isEmpty() ? Frames.read(in) : early.remove();
      taken++;
      return message;
    } finally {
      reading.unlock();
    }
  }

  /** Returns when standard input ends while a message is being answered. */
  void awaitEnd() throws IOException, InterruptedException {
    int before = taken;
    while (true) {
      Thread.sleep(PERIOD_MILLIS);
      // Not taken since the last look, so either it is being answered or nobody asks.
      if (taken == before && reading.tryLock()) {
        try {
          // Whoever waits for the lock to take an early message must not wait for another one.
          if (early.isEmpty()) {
            Optional<byte[]> message = Frames.read(in);
            early.add(message);
            if (message.isEmpty()) {
              return;
            }
          }
        } finally {
          reading.unlock();
        }
      }
      before = taken;
    }
  }
}
