package dev.quarry.concolic.client;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.expr.ExprFactory;
import dev.quarry.process.Pool;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Several workers for one program; as many runs are made at once as there are workers. */
public final class WorkerPool implements AutoCloseable {
  private final Pool<Worker> pool;

  /** Starts so many workers; they come up in the background. */
  public WorkerPool(WorkerOptions options, ExprFactory factory, int size) throws IOException {
    pool = new Pool<>(size, () -> new Worker(options, factory));
  }

  /** Does a job with a worker that nobody else uses meanwhile; waits for one to be free. */
  public <T> T use(Pool.Job<Worker, T, IOException> job) throws IOException, InterruptedException {
    return pool.use(job);
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
   * Makes many concrete runs, until one of them takes too long or ends its process, or until they
   * have taken enough time.
   */
  public BatchStart batchUntilLoss(InputRows inputs, Listing listing, Duration enough)
      throws IOException, InterruptedException {
    return use(worker -> worker.batchUntilLoss(inputs, listing, enough));
  }

  /**
   * Has all workers run another entry from now on. Nobody may use one meanwhile.
   *
   * @throws IOException if the entry can't be run
   */
  public void enter(WorkerOptions options) throws IOException {
    for (Worker member : pool.members()) {
      member.enter(options);
    }
  }

  public int size() {
    return pool.members().size();
  }

  /** Ids of the processes that run the program now. */
  public List<Long> processIds() {
    return pool.processIds();
  }

  /** Ends all processes. Whoever still uses a worker gets an {@link IOException}. */
  @Override
  public void close() {
    pool.close();
  }
}
