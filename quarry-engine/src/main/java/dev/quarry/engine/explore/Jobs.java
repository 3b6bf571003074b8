package dev.quarry.engine.explore;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs the same job on several threads. */
final class Jobs {
  private Jobs() {}

  /** Something that several threads do together. */
  @FunctionalInterface
  interface Job {
    void work() throws IOException, InterruptedException;
  }

  /** Returns when all are done; the first failure ends all. */
  static void run(int threads, Job job) throws IOException, InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> futures = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        futures.add(
            pool.submit(
                () -> {
                  job.work();
                  return null;
                }));
      }
      for (Future<?> future : futures) {
        join(future);
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static void join(Future<?> future) throws IOException, InterruptedException {
    try {
      future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException io) {
        throw io;
      }
      if (e.getCause() instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
