package dev.quarry.solver.smt.process;

import dev.quarry.process.ChildProcess;
import dev.quarry.process.Frames;
import dev.quarry.solver.smt.wire.SolverReply;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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
  /** What happened on the pipe. */
  sealed interface Event {
    /** An answer arrived. */
    record Answered(SolverReply reply) implements Event {}

    /** The process is gone. */
    record Ended() implements Event {}
  }

  private final ChildProcess process;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final BlockingQueue<byte[]> questions = new LinkedBlockingQueue<>();
  private final Thread writer;
  // Whether the first reply was seen.
  private boolean ready;
  private int asked;

  private SolverProcess(ChildProcess process) {
    this.process = process;
    this.writer = daemon("write", this::writeQuestions);
  }

  static SolverProcess start(ChildCommand command) throws IOException {
    SolverProcess started = new SolverProcess(ChildProcess.start("quarry-solver-", command));
    started.daemon("read", started::readReplies).start();
    started.writer.start();
    return started;
  }

  long id() {
    return process.id();
  }

  boolean isAlive() {
    return process.isRunning();
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
    return process.scratch().logTail();
  }

  /** Ends it at once, whatever it is doing. */
  void kill() {
    process.discard();
    writer.interrupt();
  }

  /** Asks it to end, makes it end, and returns when it has. */
  void close(Duration patience) {
    process.close(patience);
    writer.interrupt();
  }

  private void readReplies() {
    try (InputStream in = new BufferedInputStream(process.output())) {
      Optional<byte[]> message = Frames.read(in);
      while (message.isPresent()) {
        events.add(new Event.Answered(SolverReply.decode(message.get())));
        message = Frames.read(in);
      }
    } catch (IOException e) {
      // Same as the end of the stream: the process can't be understood any more.
      process.kill();
    } finally {
      events.add(new Event.Ended());
    }
  }

  private void writeQuestions() {
    OutputStream out = new BufferedOutputStream(process.input());
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
    Thread thread = new Thread(body, "solver-" + process.id() + "-" + verb);
    thread.setDaemon(true);
    return thread;
  }
}
