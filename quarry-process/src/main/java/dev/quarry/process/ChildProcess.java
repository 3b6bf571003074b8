package dev.quarry.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A running process with a directory of its own, which is gone when the process is. */
public final class ChildProcess {
  private final Process process;
  private final Scratch scratch;

  private ChildProcess(Process process, Scratch scratch) {
    this.process = process;
    this.scratch = scratch;
  }

  /** What a process is to be. */
  @FunctionalInterface
  public interface Preparation {
    /** Puts what the process needs into its directory, and says how to start it. */
    ProcessBuilder in(Scratch scratch) throws IOException;
  }

  /**
   * Starts a process. Its standard error goes to its log.
   *
   * @param prefix of its directory's name
   */
  public static ChildProcess start(String prefix, Preparation preparation) throws IOException {
    Scratch scratch = Scratch.create(prefix);
    try {
      ProcessBuilder builder = preparation.in(scratch);
      return new ChildProcess(builder.redirectError(scratch.log().toFile()).start(), scratch);
    } catch (IOException e) {
      scratch.delete();
      throw e;
    }
  }

  public long id() {
    return process.pid();
  }

  public Scratch scratch() {
    return scratch;
  }

  /** Whether it runs, as far as this process has heard: a moment later than the system does. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /** Whether it runs, asked of the system, which takes some microseconds. */
  public boolean isRunning() {
    return process.isAlive() && process.toHandle().isAlive();
  }

  /** How long processors have worked for it; zero if the system does not tell, or it is gone. */
  public Duration processorTime() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** What it reads on its standard input; not buffered. */
  public OutputStream input() {
    return process.getOutputStream();
  }

  /** What it writes to its standard output. */
  public InputStream output() {
    return process.getInputStream();
  }

  /** How it ended; waits for the end, which must be near. */
  public int exitCode() {
    try {
      return process.waitFor(1, TimeUnit.SECONDS) ? process.exitValue() : -1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }

  /** Ends it at once, whatever it is doing; its directory stays until it is discarded or closed. */
  public void kill() {
    process.destroyForcibly();
  }

  /** Ends it at once. Its directory goes when it is gone. */
  public void discard() {
    kill();
    var unused = process.onExit().thenRun(scratch::delete);
  }

  /** Asks it to end by closing its standard input, makes it end, and returns when it has. */
  public void close(Duration patience) {
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
      discard();
      scratch.delete();
    }
  }
}
