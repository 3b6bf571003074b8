package dev.quarry.concolic.client;

import dev.quarry.concolic.guard.GuardJar;
import dev.quarry.concolic.protocol.Frames;
import dev.quarry.concolic.protocol.Protocol;
import dev.quarry.concolic.protocol.Reply;
import dev.quarry.concolic.protocol.ReplyReader;
import dev.quarry.concolic.protocol.Request;
import dev.quarry.concolic.protocol.RequestWriter;
import dev.quarry.concolic.protocol.Setup;
import dev.quarry.concolic.worker.Scratch;
import dev.quarry.expr.ExprFactory;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One running worker process. Who asks writes and reads the pipe on his own thread, which saves two
 * changes of thread for each run; a {@link Watchdog} kills the process when it takes too long, and
 * so ends the wait.
 */
final class WorkerProcess {
  /** The guard's jar in the process's directory. */
  static final String GUARD = "guard.jar";

  /** The program's private directory in the process's directory. */
  static final String PRIVATE = "private";

  /** Loading and rewriting classes is not the program's fault, but takes its first run's time. */
  private static final Duration FIRST_RUN = Duration.ofSeconds(5);

  private static final int BUFFER = 1 << 16;
  private static final int LOG_TAIL = 2_000;

  private final Process process;
  private final Path scratch;
  private final RequestWriter requests;
  private final InputStream in;
  private final ReplyReader replies;
  private final Watchdog watchdog;
  private boolean ready;
  private boolean hasRun;
  private boolean timedOut;

  private WorkerProcess(Process process, Path scratch, ExprFactory factory, Watchdog watchdog) {
    this.process = process;
    this.scratch = scratch;
    this.watchdog = watchdog;
    OutputStream out = new BufferedOutputStream(process.getOutputStream(), BUFFER);
    this.requests = new RequestWriter(out);
    this.in = new BufferedInputStream(process.getInputStream(), BUFFER);
    this.replies = new ReplyReader(factory);
  }

  /** Starts a process and greets it; it comes up in the background. */
  static WorkerProcess start(WorkerOptions options, ExprFactory factory, Watchdog watchdog)
      throws IOException {
    Path scratch = Files.createTempDirectory("quarry-worker-").toRealPath();
    try {
      Files.createDirectory(scratch.resolve(PRIVATE));
      GuardJar.write(scratch.resolve(GUARD));
      Process process =
          new WorkerCommand(options).in(scratch).redirectError(log(scratch).toFile()).start();
      WorkerProcess started = new WorkerProcess(process, scratch, factory, watchdog);
      started.greet(setup(options, scratch));
      return started;
    } catch (IOException e) {
      Scratch.delete(scratch);
      throw e;
    }
  }

  private static Setup setup(WorkerOptions options, Path scratch) {
    return new Setup(
        options.classPath().stream().map(path -> path.toAbsolutePath().toString()).toList(),
        options.entry(),
        options.inputClasses(),
        options.limits(),
        options.process().outputLimit(),
        options.process().stackBytes(),
        options.allowed(),
        scratch.resolve(PRIVATE).toString(),
        options.seed());
  }

  /** The greeting is short enough for the pipe to take it before anybody reads. */
  private void greet(Setup setup) {
    try {
      requests.write(new Request.Hello(Protocol.VERSION, setup));
    } catch (IOException e) {
      // It is gone already: the first question finds out, and can say why.
      process.destroyForcibly();
    }
  }

  long id() {
    return process.pid();
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
      throw new IOException(
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
    send(new Request.Enter(setup(options, scratch)));
    awaitReady(limit);
  }

  /** Sends a request; if the process is gone, {@link #receive} tells. */
  void send(Request request) {
    try {
      requests.write(request);
    } catch (IOException e) {
      process.destroyForcibly();
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
      process.destroyForcibly();
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
    try {
      return process.waitFor(1, TimeUnit.SECONDS) ? process.exitValue() : -1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }

  /** The end of what the process printed to its standard error. */
  String logTail() {
    try {
      String text = Files.readString(log(scratch), StandardCharsets.ISO_8859_1);
      return text.substring(Math.max(0, text.length() - LOG_TAIL)).strip();
    } catch (IOException e) {
      return "";
    }
  }

  /** Ends it at once, whatever it is doing. Its directory goes when it is gone. */
  void kill() {
    process.destroyForcibly();
    var unused = process.onExit().thenRun(() -> Scratch.delete(scratch));
  }

  /** Asks it to end, makes it end, and returns when it has. */
  void close(Duration patience) {
    try {
      process.getOutputStream().close();
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly().waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
      }
    } catch (IOException e) {
      // The pipe is broken, so the process is ending already.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
      Scratch.delete(scratch);
    }
  }

  private static Path log(Path scratch) {
    return scratch.resolve("stderr.log");
  }
}
