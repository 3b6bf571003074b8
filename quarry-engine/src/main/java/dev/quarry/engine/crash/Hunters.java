package dev.quarry.engine.crash;

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

/** Several threads that explore methods, each with a worker of its own. */
final class Hunters implements AutoCloseable {
  private final List<MethodHunt> all = new ArrayList<>();
  private final BlockingQueue<MethodHunt> idle;
  private final ExecutorService threads;
  private final HuntClock clock;
  private final Runnable progress;

  /**
   * @param jobs how many
   * @param hunt makes one
   * @param clock how much time there is
   * @param progress told after each method
   */
  Hunters(int jobs, Supplier<MethodHunt> hunt, HuntClock clock, Runnable progress) {
    for (int i = 0; i < jobs; i++) {
      all.add(hunt.get());
    }
    this.idle = new LinkedBlockingQueue<>(all);
    this.threads = Executors.newFixedThreadPool(jobs);
    this.clock = clock;
    this.progress = progress;
  }

  /** What was found, in the order of the plans. */
  List<Explored> explore(List<MethodPlan> plans) throws InterruptedException {
    List<Future<Explored>> futures = new ArrayList<>();
    for (MethodPlan plan : plans) {
      futures.add(threads.submit(() -> explore(plan)));
    }
    List<Explored> results = new ArrayList<>();
    for (Future<Explored> future : futures) {
      results.add(join(future));
    }
    return results;
  }

  private Explored explore(MethodPlan plan) throws InterruptedException {
    MethodHunt hunt = idle.take();
    try {
      Duration budget = clock.forOneMethod();
      return budget.isZero()
          ? Explored.not(plan.method().id(), StateEnding.OPEN, "the total budget is used up")
          : hunt.explore(plan, budget);
    } finally {
      idle.add(hunt);
      progress.run();
    }
  }

  private static Explored join(Future<Explored> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
    all.forEach(MethodHunt::close);
  }
}
