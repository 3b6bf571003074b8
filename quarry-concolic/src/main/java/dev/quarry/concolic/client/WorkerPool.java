package dev.quarry.concolic.client;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.expr.ExprFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Several workers for one program; as many runs are made at once as there are workers. */
public final class WorkerPool implements AutoCloseable {
  private final List<Worker> members = new ArrayList<>();
  // The one used last is used next: a warm process stays warm.
  private final BlockingDeque<Worker> idle = new LinkedBlockingDeque<>();

  /** Starts so many workers; they come up in the background. */
  public WorkerPool(WorkerOptions options, ExprFactory factory, int size) throws IOException {
    try {
      for (int i = 0; i < size; i++) {
        members.add(new Worker(options, factory));
      }
    } catch (IOException e) {
      close();
      throw e;
    }
    idle.addAll(members);
  }

  /** Something to do with a worker. */
  @FunctionalInterface
  public interface Job<T> {
    T with(Worker worker) throws IOException;
  }

  /** Does a job with a worker that nobody else uses meanwhile; waits for one to be free. */
  public <T> T use(Job<T> job) throws IOException, InterruptedException {
    Worker worker = idle.takeFirst();
    try {
      return job.with(worker);
    } finally {
      idle.addFirst(worker);
    }
  }

  /** Makes a run. */
  public RunReport run(RunRequest request) throws IOException, InterruptedException {
    return use(worker -> worker.run(request));
  }

  /** Makes many concrete runs. */
  public BatchReport batch(InputRows inputs, Listing listing)
      throws IOException, InterruptedException {
    return use(worker -> worker.batch(inputs, listing));
  }

  /**
   * Has all workers run another entry from now on. Nobody may use one meanwhile.
   *
   * @throws IOException if the entry can't be run
   */
  public void enter(WorkerOptions options) throws IOException {
    for (Worker member : members) {
      member.enter(options);
    }
  }

  public int size() {
    return members.size();
  }

  /** Ids of the processes that run the program now. */
  public List<Long> processIds() {
    List<Long> ids = new ArrayList<>();
    members.forEach(member -> member.processId().ifPresent(ids::add));
    return ids;
  }

  /** Ends all processes. Whoever still uses a worker gets an {@link IOException}. */
  @Override
  public void close() {
    members.forEach(Worker::close);
  }
}
