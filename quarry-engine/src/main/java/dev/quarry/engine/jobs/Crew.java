package dev.quarry.engine.jobs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Several threads that share tasks; each works with a member of its own. */
public final class Crew<M> implements AutoCloseable {
  private final List<M> members = new ArrayList<>();
  private final Consumer<M> dismissal;
  private final BlockingQueue<M> idle;
  private final ExecutorService threads;

  /**
   * @param size how many threads and members
   * @param member makes one
   * @param dismissal what is done to each in the end
   */
  public Crew(int size, Supplier<M> member, Consumer<M> dismissal) {
    for (int i = 0; i < size; i++) {
      members.add(member.get());
    }
    this.dismissal = dismissal;
    this.idle = new LinkedBlockingQueue<>(members);
    this.threads = Executors.newFixedThreadPool(size);
  }

  /** What a member does with a task. */
  @FunctionalInterface
  public interface Work<M, T, R, X extends Exception> {
    R done(M member, T task) throws X, InterruptedException;
  }

  /** Something that several threads do together. */
  @FunctionalInterface
  public interface SharedWork<X extends Exception> {
    void done() throws X, InterruptedException;
  }

  /** Has so many threads do the same together; returns when all are done, or one has failed. */
  public static <X extends Exception> void together(int threads, SharedWork<X> work)
      throws X, InterruptedException {
    try (Crew<Integer> crew = new Crew<>(threads, () -> 0, member -> {})) {
      crew.each(
          Collections.nCopies(threads, 0),
          (member, task) -> {
            work.done();
            return 0;
          });
    }
  }

  /** The results, in the order of the tasks. Throws what the first of them to fail threw. */
  public <T, R, X extends Exception> List<R> each(List<T> tasks, Work<M, T, R, X> work)
      throws X, InterruptedException {
    List<Future<R>> futures = new ArrayList<>();
    for (T task : tasks) {
      futures.add(threads.submit(() -> one(task, work)));
    }
    List<R> results = new ArrayList<>();
    for (Future<R> future : futures) {
      results.add(Crew.<R, X>result(future));
    }
    return results;
  }

  private <T, R, X extends Exception> R one(T task, Work<M, T, R, X> work)
      throws X, InterruptedException {
    M member = idle.take();
    try {
      return work.done(member, task);
    } finally {
      idle.add(member);
    }
  }

  /** The work throws no other checked exceptions than those that its type names. */
  @SuppressWarnings("unchecked")
  private static <R, X extends Exception> R result(Future<R> future)
      throws X, InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      if (e.getCause() instanceof Exception exception) {
        throw (X) exception;
      }
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
    members.forEach(dismissal);
  }
}
