package dev.quarry.concolic.client;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.protocol.Protocol;
import dev.quarry.concolic.protocol.Reply;
import dev.quarry.concolic.protocol.Reply.WorkerState;
import dev.quarry.concolic.protocol.Request;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.process.Keeper;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one worker process and has it make one run at a time. A process that takes too long, is
 * spent or dies is replaced; a run whose process died is tried once more on a fresh one.
 */
public final class Worker implements Keeper {
  private static final Duration START_LIMIT = Duration.ofSeconds(60);
  private static final Duration CLOSE_PATIENCE = Duration.ofMillis(500);

  /** How many runs of a batch are told of at once, and so made again if their process is lost. */
  private static final int PIECE = 4096;

  private WorkerOptions options;
  private final ExprFactory factory;
  private final Watchdog watchdog;
  private final AtomicInteger started = new AtomicInteger();
  // Read by those who want its id while a run is in progress.
  private volatile @Nullable WorkerProcess current;
  private boolean closed;

  /**
   * Starts the process; it comes up in the background.
   *
   * @param factory for the expressions of reports
   */
  public Worker(WorkerOptions options, ExprFactory factory) throws IOException {
    this.options = options;
    this.factory = factory;
    this.watchdog = new Watchdog();
    this.current = start();
  }

  /**
   * Makes a run. Whatever the program does, there is a report.
   *
   * @throws IOException if no worker process can be had
   */
  public synchronized RunReport run(RunRequest request) throws IOException {
    return run(request, options.process().runTime());
  }

  /**
   * Makes a run with a limit of its own: the first run of an entry loads and rewrites classes.
   *
   * @throws IOException if no worker process can be had
   */
  public synchronized RunReport run(RunRequest request, Duration limit) throws IOException {
    Ending ending = Ending.of(Ending.Kind.WORKER_LOST, "");
    for (int attempt = 0; attempt < 2; attempt++) {
      WorkerProcess process = readyProcess();
      process.send(new Request.Run(request));
      Optional<Reply> reply = process.receiveRuns(limit);
      if (reply.isPresent() && reply.get() instanceof Reply.Report report) {
        replaceIf(report.state());
        return report.report();
      }
      ending = lost(process, reply, limit);
      if (ending.kind() != Ending.Kind.WORKER_LOST) {
        break;
      }
    }
    return withoutPath(request.input(), ending);
  }

  /**
   * Makes many concrete runs, without path conditions, one for each row.
   *
   * @throws IOException if no worker process can be had
   */
  public synchronized BatchReport batch(InputRows inputs, Listing listing) throws IOException {
    BatchProgress progress = new BatchProgress(inputs, listing);
    while (!progress.isDone()) {
      if (send(progress, progress.request(Integer.MAX_VALUE, PIECE)).isPresent()) {
        findGuilty(progress);
      }
    }
    return progress.report();
  }

  /**
   * Makes many concrete runs, until one of them takes too long or ends the process; which one it
   * was is not found out. As many are asked for at a time as were made before, so that together
   * they don't take much longer than is enough, however slow they are.
   *
   * @param enough after this time, no more runs are asked for; there is at least one
   * @throws IOException if no worker process can be had
   */
  public synchronized BatchStart batchUntilLoss(InputRows inputs, Listing listing, Duration enough)
      throws IOException {
    BatchProgress progress = new BatchProgress(inputs, listing);
    long start = System.nanoTime();
    boolean isLost = false;
    boolean isEnough = false;
    while (!progress.isDone() && !isLost && !isEnough) {
      int most = Math.max(1, progress.done());
      isLost = send(progress, progress.request(most, PIECE)).isPresent();
      isEnough = System.nanoTime() - start >= enough.toNanos();
    }
    return new BatchStart(progress.report(), isLost);
  }

  /** After the loss of a process, goes on with a reply for each run to the one that caused it. */
  private void findGuilty(BatchProgress progress) throws IOException {
    Optional<Ending> loss = send(progress, progress.request(PIECE, 1));
    if (loss.isPresent() && loss.get().kind() == Ending.Kind.WORKER_LOST) {
      loss = send(progress, progress.request(1, 1));
    }
    loss.ifPresent(progress::lose);
  }

  /** Takes replies as far as they come; how the next run ends if its process is lost. */
  private Optional<Ending> send(BatchProgress progress, Request.Batch request) throws IOException {
    WorkerProcess process = readyProcess();
    process.send(request);
    int missing = request.inputs().size();
    while (missing > 0) {
      Optional<Reply> reply = process.receiveRuns(pieceTime(Math.min(request.piece(), missing)));
      if (reply.isEmpty() || !(reply.get() instanceof Reply.Batched batched)) {
        return Optional.of(lost(process, reply, options.process().runTime()));
      }
      progress.take(batched.part());
      missing -= batched.part().runs();
      if (batched.state() == WorkerState.SPENT) {
        replaceIf(batched.state());
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /**
   * Runs another entry from now on. If only the entry and what concerns its runs change, the
   * process stays, with what it has loaded and rewritten.
   *
   * @throws IOException if the entry can't be run or no worker process can be had
   */
  public synchronized void enter(WorkerOptions changed) throws IOException {
    boolean fits = fits(changed);
    options = changed;
    WorkerProcess process = current;
    if (!fits || process == null || !process.isAlive()) {
      discard();
      current = start();
      return;
    }
    try {
      process.enter(changed, START_LIMIT);
    } catch (LostWorkerException e) {
      discard();
      current = start();
    } catch (IOException e) {
      discard();
      throw e;
    }
  }

  /** Whether the process in use can serve other options. */
  private boolean fits(WorkerOptions changed) {
    return changed.classPath().equals(options.classPath())
        && changed.process().equals(options.process())
        && changed.allowed().contains(Permission.THREADS)
            == options.allowed().contains(Permission.THREADS);
  }

  /** A piece may take as long as one run, and half as much again for many short ones. */
  private Duration pieceTime(int runs) {
    Duration one = options.process().runTime();
    return runs == 1 ? one : one.plus(one.dividedBy(2));
  }

  @Override
  public OptionalLong processId() {
    WorkerProcess process = current;
    return process == null ? OptionalLong.empty() : OptionalLong.of(process.id());
  }

  /** How long processors have worked for the process in use; zero if the system does not tell. */
  public synchronized Duration processorTime() {
    WorkerProcess process = current;
    return process == null ? Duration.ZERO : process.processorTime();
  }

  /** How many processes were started so far. */
  public int started() {
    return started.get();
  }

  /**
   * Waits until the process is up.
   *
   * @throws IOException if it can't be, with the reason
   */
  public synchronized void awaitReady() throws IOException {
    readyProcess();
  }

  @Override
  public synchronized void close() {
    closed = true;
    WorkerProcess process = current;
    current = null;
    if (process != null) {
      process.close(CLOSE_PATIENCE);
    }
    watchdog.close();
  }

  private WorkerProcess readyProcess() throws IOException {
    if (closed) {
      throw new IOException("The worker is closed.");
    }
    WorkerProcess process = current;
    if (process == null || (process.isReady() && !process.isAlive())) {
      // Died while nobody was asking; not the next run's fault.
      discard();
      process = start();
      current = process;
    }
    try {
      return ready(process);
    } catch (LostWorkerException e) {
      // Somebody killed it: once is an accident.
      process = start();
      current = process;
      return ready(process);
    }
  }

  private WorkerProcess ready(WorkerProcess process) throws IOException {
    try {
      process.awaitReady(START_LIMIT);
    } catch (IOException e) {
      discard();
      throw e;
    }
    return process;
  }

  /** The process can't be used any more; how the run ends that it was making. */
  private Ending lost(WorkerProcess process, Optional<Reply> reply, Duration limit)
      throws IOException {
    if (reply.isPresent() && reply.get() instanceof Reply.Failed failed) {
      discard();
      throw new IOException(failed.sentence());
    }
    boolean timedOut = process.isTimedOut();
    int exit = process.exitCode();
    String log = process.logTail();
    discard();
    // Comes up while the caller deals with the report.
    current = start();
    if (timedOut) {
      return Ending.of(
          Ending.Kind.TIMED_OUT, "The run took more than " + limit.toMillis() + " ms.");
    }
    if (exit == Protocol.EXIT_HEAP) {
      return Ending.of(Ending.Kind.HEAP_EXHAUSTED, "");
    }
    return Ending.of(
        Ending.Kind.WORKER_LOST,
        "The worker process ended with code " + exit + (log.isEmpty() ? "." : ": " + log));
  }

  private void replaceIf(WorkerState state) throws IOException {
    if (state == WorkerState.SPENT) {
      discard();
      current = start();
    }
  }

  private void discard() {
    WorkerProcess process = current;
    current = null;
    if (process != null) {
      process.kill();
    }
  }

  private WorkerProcess start() throws IOException {
    WorkerProcess process = WorkerProcess.start(options, factory, watchdog);
    started.incrementAndGet();
    return process;
  }

  private static RunReport withoutPath(Model input, Ending ending) {
    return new RunReport(input, 0, List.of(), ending, CoveredProbes.NONE, List.of(), "", 0);
  }
}
