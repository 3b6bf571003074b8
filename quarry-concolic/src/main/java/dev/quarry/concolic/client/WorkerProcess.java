package dev.quarry.concolic.client;

import dev.quarry.concolic.protocol.Protocol;
import dev.quarry.concolic.protocol.Reply;
import dev.quarry.concolic.protocol.ReplyReader;
import dev.quarry.concolic.protocol.Request;
import dev.quarry.concolic.protocol.RequestWriter;
import dev.quarry.concolic.protocol.Setup;
import dev.quarry.expr.ExprFactory;
import dev.quarry.process.ChildProcess;
import dev.quarry.process.Frames;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;

/**
 * One running worker process. Who asks writes and reads the pipe on his own thread, which saves two
 * changes of thread for each run; a {@link Watchdog} kills the process when it takes too long, and
 * so ends the wait.
 */
final class WorkerProcess {
  /** Loading and rewriting classes is not the program's fault, but takes its first run's time. */
  private static final Duration FIRST_RUN = Duration.ofSeconds(5);

  private static final int BUFFER = 1 << 16;

  private final ChildProcess process;
  private final RequestWriter requests;
  private final InputStream in;
  private final ReplyReader replies;
  private final Watchdog watchdog;
  private boolean ready;
  private boolean hasRun;
  private boolean timedOut;

  private WorkerProcess(ChildProcess process, ExprFactory factory, Watchdog watchdog) {
    this.process = process;
    this.watchdog = watchdog;
    OutputStream out = new BufferedOutputStream(process.input(), BUFFER);
    this.requests = new RequestWriter(out);
    this.in = new BufferedInputStream(process.output(), BUFFER);
    this.replies = new ReplyReader(factory);
  }

  /** Starts a process and greets it; it comes up in the background. */
  static WorkerProcess start(WorkerOptions options, ExprFactory factory, Watchdog watchdog)
      throws IOException {
    ChildProcess process = ChildProcess.start("quarry-worker-", new WorkerCommand(options));
    WorkerProcess started = new WorkerProcess(process, factory, watchdog);
    // Short enough for the pipe to take it before anybody reads.
    started.send(new Request.Hello(Protocol.VERSION, started.setup(options)));
    return started;
  }

  private Setup setup(WorkerOptions options) {
    return new Setup(
        options.classPath().stream().map(path -> path.toAbsolutePath().toString()).toList(),
        options.entry(),
        options.inputClasses(),
        options.limits(),
        options.process().outputLimit(),
        options.process().stackBytes(),
        options.allowed(),
        WorkerCommand.privateDirectory(process.scratch()).toString(),
        options.seed());
  }

  long id() {
    return process.id();
  }

  /** As that of its process. */
  Duration processorTime() {
    return process.processorTime();
  }

  /** Whether it has said that it takes questions. */
  boolean isReady() {
    return ready;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /**
   * Waits until the process takes questions.
   *
   * @throws LostWorkerException if it ends or stays silent
   * @throws IOException if it does not come up, with the reason
   */
  void awaitReady(Duration limit) throws IOException {
    if (ready) {
      return;
    }
    Optional<Reply> reply = receive(limit);
    if (reply.isPresent() && reply.get() instanceof Reply.Ready) {
      ready = true;
    } else if (reply.isPresent() && reply.get() instanceof Reply.Failed failed) {
      throw new IOException(failed.sentence());
    } else {
      String log = logTail();
      throw new LostWorkerException(
          "The worker process did not start" + (log.isEmpty() ? "." : ": " + log));
    }
  }

  /**
   * Has it run another entry from now on.
   *
   * @throws IOException if it can't, with the reason
   */
  void enter(WorkerOptions options, Duration limit) throws IOException {
    awaitReady(limit);
    ready = false;
    send(new Request.Enter(setup(options)));
    awaitReady(limit);
  }

  /** Sends a request; if the process is gone, {@link #receive} tells. */
  void send(Request request) {
    try {
      requests.write(request);
    } catch (IOException e) {
      process.kill();
    }
  }

  /** The reply to a request for runs, as {@link #receive}. */
  Optional<Reply> receiveRuns(Duration limit) throws IOException {
    Optional<Reply> reply = receive(hasRun ? limit : limit.plus(FIRST_RUN));
    hasRun = true;
    return reply;
  }

  /** The next reply; empty if the process ended, or was killed because it took too long. */
  Optional<Reply> receive(Duration limit) throws IOException {
    Optional<byte[]> message = message(limit);
    return message.isEmpty() ? Optional.empty() : Optional.of(replies.read(message.get()));
  }

  private Optional<byte[]> message(Duration limit) {
    Watchdog.Watch watch = watchdog.watch(process, limit);
    try {
      return Frames.read(in);
    } catch (IOException e) {
      // Closed by whoever killed the process.
      process.kill();
      return Optional.empty();
    } finally {
      timedOut |= watch.end();
    }
  }

  /** Whether it was killed because it took too long. */
  boolean isTimedOut() {
    return timedOut;
  }

  /** How it ended; waits for the end, which must be near. */
  int exitCode() {
    return process.exitCode();
  }

  /** The end of what the process printed to its standard error. */
  String logTail() {
    return process.scratch().logTail();
  }

  /** Ends it at once, whatever it is doing. */
  void kill() {
    process.discard();
  }

  /** Asks it to end, makes it end, and returns when it has. */
  void close(Duration patience) {
    process.close(patience);
  }
}
