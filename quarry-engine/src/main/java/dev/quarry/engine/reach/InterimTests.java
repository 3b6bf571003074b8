package dev.quarry.engine.reach;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Has tests written while other targets are still looked for, so that not all is lost if that does
 * not come to its end. Takes a small part of the time. Safe for several threads.
 */
final class InterimTests {
  private static final Duration PAUSE = Duration.ofSeconds(10);

  /** Writing takes one part in so many. */
  private static final int SHARE = 5;

  private final Writing writing;
  private final List<Decided> decided = new ArrayList<>();
  private long next = System.nanoTime() + PAUSE.toNanos();
  private boolean isNew;

  InterimTests(Writing writing) {
    this.writing = writing;
  }

  /** Writes the tests of all targets that are decided. */
  @FunctionalInterface
  interface Writing {
    void write(List<Decided> decided) throws IOException;
  }

  /** One more is decided. */
  synchronized void add(Decided one) throws IOException {
    decided.add(one);
    isNew |= one.call().filter(ReachedCall::isWritten).isPresent();
    long start = System.nanoTime();
    if (isNew && start - next > 0) {
      writing.write(List.copyOf(decided));
      isNew = false;
      long end = System.nanoTime();
      next = end + Math.max(PAUSE.toNanos(), SHARE * (end - start));
    }
  }
}
