package dev.quarry.cli.launch;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.solver.Stop;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * What ctrl-C and SIGTERM do to a command that has something to tell: the first asks it to end with
 * what it has, the second ends it at once. If it does not end by itself, it is ended.
 */
public final class Interruption implements AutoCloseable {
  /** Whoever pressed a key does not wait for longer. */
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  private final Stop stop = new Stop();
  private final Map<String, Object> before = new LinkedHashMap<>();
  private volatile @Nullable ExitCode ending;

  /** Requested with the first signal. */
  public Stop stop() {
    return stop;
  }

  /** Signals are heard from now on. */
  public synchronized void listen(PrintWriter err) {
    if (before.isEmpty()) {
      listen("INT", ExitCode.INTERRUPTED, err);
      listen("TERM", ExitCode.TERMINATED, err);
    }
  }

  private void listen(String signal, ExitCode code, PrintWriter err) {
    @Nullable Object previous = Signals.register(signal, () -> interrupt(code, err));
    if (previous != null) {
      before.put(signal, previous);
    }
  }

  private void interrupt(ExitCode code, PrintWriter err) {
    if (stop.isRequested()) {
      Runtime.getRuntime().exit(code.code());
    }
    ending = code;
    stop.request();
    say(err, "Interrupted; ending with what was found. Once more ends at once.");
    Thread end = new Thread(() -> endLate(code, err), "end");
    end.setDaemon(true);
    end.start();
  }

  private static void endLate(ExitCode code, PrintWriter err) {
    try {
      Thread.sleep(PATIENCE.toMillis());
    } catch (InterruptedException e) {
      return;
    }
    say(err, "What was being done does not end, so it is given up; files written before stay.");
    Runtime.getRuntime().exit(code.code());
  }

  private static void say(PrintWriter err, String sentence) {
    err.println();
    err.println("quarry: " + sentence);
    err.flush();
  }

  /** How the command ends that was interrupted, if it was. */
  Optional<ExitCode> ending() {
    return Optional.ofNullable(ending);
  }

  /** Signals do again what they did before. */
  @Override
  public synchronized void close() {
    before.forEach(Signals::unregister);
    before.clear();
  }
}
