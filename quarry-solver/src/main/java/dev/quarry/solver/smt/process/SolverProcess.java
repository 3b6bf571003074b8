package dev.quarry.solver.smt.process;

import dev.quarry.solver.smt.child.Scratch;
import dev.quarry.solver.smt.wire.Frames;
import dev.quarry.solver.smt.wire.Reply;
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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * One running solver process. Nothing here blocks longer than asked to: two threads do the reading
 * and writing, and both end with the process. Starting returns at once, while the process is still
 * coming up.
 */
final class SolverProcess {
  private static final int LOG_TAIL = 2_000;

  /** What happened on the pipe. */
  sealed interface Event {
    /** An answer arrived. */
    record Answered(Reply reply) implements Event {}

    /** The process is gone. */
    record Ended() implements Event {}
  }

  private final Process process;
  private final Path scratch;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final BlockingQueue<byte[]> questions = new LinkedBlockingQueue<>();
  private final Thread writer;
  // Whether the first reply was seen.
  private boolean ready;
  private int asked;

  private SolverProcess(Process process, Path scratch) {
    this.process = process;
    this.scratch = scratch;
    this.writer = daemon("write", this::writeQuestions);
  }

  static SolverProcess start(ChildCommand command) throws IOException {
    Path scratch = Files.createTempDirectory("quarry-solver-");
    try {
      Process process = command.in(scratch).redirectError(log(scratch).toFile()).start();
      SolverProcess started = new SolverProcess(process, scratch);
      started.daemon("read", started::readReplies).start();
      started.writer.start();
      return started;
    } catch (IOException e) {
      Scratch.delete(scratch);
      throw e;
    }
  }

  long id() {
    return process.pid();
  }

  boolean isAlive() {
    // The process object hears of the end a moment later than the system does.
    return process.isAlive() && process.toHandle().isAlive();
  }

  int asked() {
    return asked;
  }

  /** Waits until the process can take questions; false if it ended or did not come up in time. */
  boolean awaitReady(Duration limit) throws InterruptedException {
    if (!ready) {
      ready = await(limit).filter(Event.Answered.class::isInstance).isPresent();
    }
    return ready;
  }

  void ask(byte[] question) {
    asked++;
    questions.add(question);
  }

  /** The next event; empty if there is none in time. */
  Optional<Event> await(Duration limit) throws InterruptedException {
    return Optional.ofNullable(events.poll(limit.toNanos(), TimeUnit.NANOSECONDS));
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
    writer.interrupt();
    var unused = process.onExit().thenRun(() -> Scratch.delete(scratch));
  }

  /** Asks it to end, makes it end, and returns when it has. */
  void close(Duration patience) {
    try {
      process.getOutputStream().close();
      if (process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        Scratch.delete(scratch);
      }
    } catch (IOException e) {
      // The pipe is broken, so the process is ending already.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      kill();
    }
  }

  private void readReplies() {
    try (InputStream in = new BufferedInputStream(process.getInputStream())) {
      Optional<byte[]> message = Frames.read(in);
      while (message.isPresent()) {
        events.add(new Event.Answered(Reply.decode(message.get())));
        message = Frames.read(in);
      }
    } catch (IOException e) {
      // Same as the end of the stream: the process can't be understood any more.
      process.destroyForcibly();
    } finally {
      events.add(new Event.Ended());
    }
  }

  private void writeQuestions() {
    OutputStream out = new BufferedOutputStream(process.getOutputStream());
    try {
      while (true) {
        Frames.write(out, questions.take());
      }
    } catch (IOException | InterruptedException e) {
      // The reader sees the end of the process and reports it.
      return;
    }
  }

  private Thread daemon(String verb, Runnable body) {
    Thread thread = new Thread(body, "solver-" + process.pid() + "-" + verb);
    thread.setDaemon(true);
    return thread;
  }

  private static Path log(Path scratch) {
    return scratch.resolve("stderr.log");
  }
}
