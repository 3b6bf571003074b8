package dev.quarry.lab.reach;

import dev.quarry.engine.explore.Workers;
import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Side;
import dev.quarry.engine.reach.SideReport;
import dev.quarry.engine.reach.SideSearch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Decides sides of branches, several at a time. A side whose search fails is a result, too. */
final class SideThreads {
  private final SideSearch search;
  private final Supplier<Workers> workers;
  private final int jobs;

  SideThreads(SideSearch search, Supplier<Workers> workers, int jobs) {
    this.search = search;
    this.workers = workers;
    this.jobs = jobs;
  }

  /** How a search ended: with a report or with an error. */
  @FunctionalInterface
  interface Decision {
    SideRun run(String library, String side, Engine asked);
  }

  /** Is told of each side when it is done, from any thread. */
  @FunctionalInterface
  interface Listener {
    void done(Side side, Decision decision, int count) throws IOException;
  }

  void decide(List<Side> sides, Listener listener) throws IOException, InterruptedException {
    AtomicInteger next = new AtomicInteger();
    AtomicInteger count = new AtomicInteger();
    ExecutorService threads = Executors.newFixedThreadPool(jobs);
    try {
      List<Future<?>> futures = new ArrayList<>();
      for (int i = 0; i < jobs; i++) {
        futures.add(
            threads.submit(
                () -> {
                  try (Workers mine = workers.get()) {
                    for (int at = next.getAndIncrement();
                        at < sides.size();
                        at = next.getAndIncrement()) {
                      Decision decision = decide(sides.get(at), mine);
                      listener.done(sides.get(at), decision, count.incrementAndGet());
                    }
                  }
                  return null;
                }));
      }
      for (Future<?> future : futures) {
        join(future);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private Decision decide(Side side, Workers mine) throws InterruptedException {
    long start = System.nanoTime();
    try {
      SideReport report = search.decide(side, mine);
      return (library, text, asked) -> SideRun.of(library, text, asked, report);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      double seconds = (System.nanoTime() - start) / 1e9;
      return (library, text, asked) -> SideRun.failed(library, text, asked, seconds, e);
    }
  }

  private static void join(Future<?> future) throws IOException, InterruptedException {
    try {
      future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException io) {
        throw io;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
