package dev.quarry.engine.cover;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/** Several threads that cover classes, each with a worker of its own. */
final class CoverJobs implements AutoCloseable {
  private final List<ClassCover> all = new ArrayList<>();
  private final BlockingQueue<ClassCover> idle;
  private final ExecutorService threads;
  private final CoverOptions options;
  private final ProgressBoard board;
  private final long start = System.nanoTime();
  private int waiting;

  CoverJobs(CoverOptions options, Supplier<ClassCover> cover, ProgressBoard board) {
    for (int i = 0; i < options.jobs(); i++) {
      all.add(cover.get());
    }
    this.options = options;
    this.board = board;
    this.idle = new LinkedBlockingQueue<>(all);
    this.threads = Executors.newFixedThreadPool(options.jobs());
  }

  /** In the order of the plans. */
  List<ClassCoverage> cover(List<ClassPlan> plans) throws IOException, InterruptedException {
    waiting = plans.size();
    List<Future<ClassCoverage>> futures = new ArrayList<>();
    for (ClassPlan plan : plans) {
      futures.add(threads.submit(() -> cover(plan)));
    }
    List<ClassCoverage> results = new ArrayList<>();
    for (Future<ClassCoverage> future : futures) {
      results.add(join(future));
    }
    return results;
  }

  private ClassCoverage cover(ClassPlan plan) throws IOException, InterruptedException {
    ClassCover cover = idle.take();
    try {
      return cover.cover(plan, budget());
    } finally {
      idle.add(cover);
      board.done();
    }
  }

  /** What a class may take: as said, or its share of what is left for all. */
  private synchronized Duration budget() {
    Duration left = options.totalBudget().minusNanos(System.nanoTime() - start);
    Duration share = left.multipliedBy(options.jobs()).dividedBy(Math.max(waiting, options.jobs()));
    waiting--;
    if (left.isNegative()) {
      return Duration.ZERO;
    }
    Duration most = options.limits().budget();
    return share.compareTo(most) < 0 ? share : most;
  }

  private static ClassCoverage join(Future<ClassCoverage> future)
      throws IOException, InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException io) {
        throw io;
      }
      if (e.getCause() instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
    all.forEach(ClassCover::close);
  }
}
