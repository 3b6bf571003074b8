package dev.quarry.concolic.worker;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.boot.Chance;
import dev.quarry.concolic.guard.boot.Switches;
import dev.quarry.concolic.guard.boot.Ticks;
import dev.quarry.concolic.protocol.Setup;
import dev.quarry.concolic.runtime.environment.Environment;
import dev.quarry.concolic.runtime.environment.Surroundings;
import dev.quarry.process.Scratch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

/** The surroundings in which each run finds itself: always the same, and closed to the outside. */
final class ClosedSurroundings implements Surroundings {
  private static final long GRACE_MILLIS = 100;

  private final Switches gate;
  private final CapturedOutput output = new CapturedOutput();
  private final GlobalState state = new GlobalState(output);
  private Setup setup;
  private Sentry sentry;
  private boolean threads;
  private boolean spent;

  ClosedSurroundings(Setup setup, Switches gate) {
    this.gate = gate;
    // Its initialiser draws a seed, which must not be missing in the first run alone.
    ThreadLocalRandom.current();
    this.setup = setup;
    this.threads = allowsThreads(setup);
    output.limit(setup.outputLimit());
    this.sentry = new Sentry(setup.allowed(), setup.privateDirectory());
  }

  /** Other rules from now on. */
  void furnish(Setup changed) {
    setup = changed;
    threads = allowsThreads(changed);
    output.limit(changed.outputLimit());
    sentry = new Sentry(changed.allowed(), changed.privateDirectory());
  }

  /** Runs the program in it. */
  <T> T inside(ClassLoader program, Supplier<T> run) {
    state.restore(program);
    Ticks.reset();
    Chance.reset(setup.seed());
    Environment.enter(program, threads);
    sentry.reset();
    gate.open(sentry);
    try {
      return run.get();
    } finally {
      leave();
    }
  }

  /** Whether a run would change nothing here if it began by putting everything back. */
  @Override
  public boolean areUntouched() {
    return state.isAsBefore() && !Ticks.isUsed() && !Chance.isUsed() && sentry.isUntouched();
  }

  /** Whether each run has to be waited for. */
  boolean allowsThreads() {
    return threads;
  }

  /** How the run ended, if it was refused something. */
  Optional<Ending> refusal() {
    return sentry.ending();
  }

  String output() {
    return output.text();
  }

  /** Whether the last run was refused something or has left threads behind. */
  boolean isDisturbed() {
    return spent || sentry.isUsed();
  }

  /** Whether threads of the program still run, so that there can be no other run. */
  boolean isSpent() {
    return spent;
  }

  private void leave() {
    if (threads && !othersEnd()) {
      // The gate stays closed for them.
      spent = true;
      return;
    }
    gate.close();
    if (sentry.isPrivateDirectoryUsed()) {
      emptyPrivateDirectory();
    }
  }

  private void emptyPrivateDirectory() {
    Path directory = Path.of(setup.privateDirectory());
    if (!sentry.isPrivateDirectoryChanged() && isEmpty(directory)) {
      return;
    }
    Scratch.delete(directory);
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isEmpty(Path directory) {
    String[] names = directory.toFile().list();
    return names != null && names.length == 0;
  }

  private static boolean allowsThreads(Setup setup) {
    return setup.allowed().contains(Permission.THREADS);
  }

  /** Waits a little for the threads that the program started. */
  private static boolean othersEnd() {
    Thread[] threads = new Thread[Thread.activeCount() + 16];
    int count = Thread.enumerate(threads);
    long deadline = System.nanoTime() + GRACE_MILLIS * 1_000_000;
    for (int i = 0; i < count; i++) {
      if (!ends(threads[i], deadline)) {
        return false;
      }
    }
    return true;
  }

  private static boolean ends(Thread thread, long deadline) {
    if (thread == Thread.currentThread() || thread instanceof ForkJoinWorkerThread) {
      return true;
    }
    try {
      thread.join(Math.max(1, (deadline - System.nanoTime()) / 1_000_000));
    } catch (InterruptedException e) {
      return false;
    }
    return !thread.isAlive();
  }
}
