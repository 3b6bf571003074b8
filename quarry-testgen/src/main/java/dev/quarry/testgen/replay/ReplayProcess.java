package dev.quarry.testgen.replay;

import dev.quarry.testgen.replay.Replayed.Kind;
import dev.quarry.testgen.replay.runner.ReplayMain;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One replaying JVM, watched until it is through with its list, dies, or takes too long. */
final class ReplayProcess implements Closeable {
  /** How long a JVM may take to begin; a loaded machine is no reason to give up. */
  private static final Duration START = Duration.ofMinutes(1);

  private static final long LOOK_MILLIS = 10;

  private final Process process;
  private final Workspace space;
  private final ResultTail tail;
  private final Duration testTime;
  private final Map<Integer, Task> tasks = new HashMap<>();
  private final Map<Integer, Replayed> results = new HashMap<>();

  private final Map<Integer, Set<Integer>> passed = new HashMap<>();

  /** The one that runs. */
  private @Nullable Task current;

  /** When the last line was read, on the clock of {@link System#nanoTime}. */
  private long since = System.nanoTime();

  private ReplayProcess(Process process, Workspace space, ResultTail tail, Duration testTime) {
    this.process = process;
    this.space = space;
    this.tail = tail;
    this.testTime = testTime;
  }

  /**
   * Starts a JVM; it comes up in the background and waits.
   *
   * @param warmUp what it should get ready for meanwhile
   */
  static ReplayProcess start(ReplayCommand command, Optional<ReplayMain.Way> warmUp)
      throws IOException {
    Workspace space = Workspace.create();
    try {
      List<String> arguments =
          new ArrayList<>(List.of(space.list().toString(), space.results().toString()));
      warmUp.ifPresent(way -> arguments.add(way.name()));
      ResultTail tail = new ResultTail(space.results());
      try {
        Process process = command.in(space, arguments).start();
        return new ReplayProcess(process, space, tail, command.options().testTime());
      } catch (IOException e) {
        tail.close();
        throw e;
      }
    } catch (IOException e) {
      space.close();
      throw e;
    }
  }

  /** Has it run methods; once for each process. */
  void begin(Map<String, byte[]> classes, List<Task> list) throws IOException {
    list.forEach(task -> tasks.put(task.number(), task));
    space.fill(classes, list);
    since = System.nanoTime();
    try {
      process.getOutputStream().write('\n');
      process.getOutputStream().flush();
    } catch (IOException e) {
      // It is gone, which whoever waits for it finds out.
    }
  }

  /** The end of what the JVM said. */
  String logTail() {
    return space.logTail();
  }

  /**
   * Waits for the process, but not longer than until {@code deadline}, and returns the results by
   * number. Without those that it did not come to.
   */
  Map<Integer, Replayed> await(long deadline) throws IOException, InterruptedException {
    boolean ended = false;
    while (!ended) {
      ended = process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      tail.read().forEach(this::note);
      long now = System.nanoTime();
      if (!ended && (isOverdue(now) || now - deadline > 0)) {
        kill();
        // It may have come to its end just now.
        tail.read().forEach(this::note);
        end(Kind.TIMED_OUT, "It took longer than " + seconds(now - since) + " s.");
        return results;
      }
    }
    end(Kind.DIED, "The process ended with exit code " + process.exitValue() + ".");
    return results;
  }

  private boolean isOverdue(long now) {
    return now - since > (current == null ? START : testTime).toNanos();
  }

  private static String seconds(long nanos) {
    return String.valueOf(TimeUnit.NANOSECONDS.toSeconds(nanos));
  }

  private void note(List<String> line) {
    since = System.nanoTime();
    switch (line.get(0)) {
      case ReplayMain.READY -> {}
      case ReplayMain.BEGIN -> current = task(line.get(1));
      case ReplayMain.END -> {
        Task task = task(line.get(1));
        add(task, task.result(line.subList(2, line.size())));
        current = null;
      }
      case ReplayMain.PASSED ->
          passed
              .computeIfAbsent(task(line.get(1)).number(), any -> new TreeSet<>())
              .add(Integer.valueOf(line.get(2)));
      default -> throw new IllegalStateException("The runner says " + line + ".");
    }
  }

  private void add(Task task, Replayed result) {
    results.put(task.number(), result.passing(passed.getOrDefault(task.number(), Set.of())));
  }

  private Task task(String number) {
    Task task = tasks.get(Integer.valueOf(number));
    if (task == null) {
      throw new IllegalStateException("The runner was not asked to run " + number + ".");
    }
    return task;
  }

  private void end(Kind kind, String message) {
    if (current != null) {
      add(current, Replayed.of(current.test(), kind, message));
    }
  }

  private void kill() throws InterruptedException {
    // Children that the program started, too.
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
    tail.close();
    // A process that is just dying may still write there.
    var unused = process.onExit().thenRun(space::close);
    space.close();
  }
}
