package dev.quarry.testgen.replay;

import dev.quarry.testgen.replay.ReplayCommand.Precedence;
import dev.quarry.testgen.replay.Replayed.Kind;
import dev.quarry.testgen.replay.runner.ReplayMain.Way;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs tests and probes in fresh JVMs. After one that hangs or ends the process, the rest goes on
 * in another JVM.
 */
public final class Replay implements AutoCloseable {
  private static final int TIMES = 2;

  private final ReplayOptions options;
  private final ReplayCommand command;

  /** For tests of the test framework itself. */
  private final ReplayCommand ofFramework;

  /** JVMs that were started ahead and have run nothing. */
  private final Deque<ReplayProcess> waiting = new ConcurrentLinkedDeque<>();

  public Replay(ReplayOptions options) {
    this.options = options;
    List<Path> jars = JUnitJars.jars(options.framework());
    this.command = new ReplayCommand(options, jars, Precedence.FRAMEWORK);
    this.ofFramework = new ReplayCommand(options, jars, Precedence.PROGRAM);
  }

  /** Starts the JVMs of the next {@link #runTwice} ahead, while tests are found and written. */
  public synchronized void expect() {
    try {
      while (waiting.size() < TIMES) {
        waiting.add(ReplayProcess.start(command, Optional.of(frameworkWay())));
      }
    } catch (IOException e) {
      throw new ReplayException("The tests can't be run: " + e.getMessage() + ".", e);
    }
  }

  /** Ends JVMs that nobody needed. */
  @Override
  public void close() {
    for (ReplayProcess process = waiting.poll(); process != null; process = waiting.poll()) {
      process.close();
    }
  }

  /**
   * Runs some methods twice, each time in fresh JVMs, at the same time if there is more than one
   * processor.
   *
   * @return the results of each time, as {@link #run} gives them
   * @throws ReplayException if no JVM can be started, or the thread is interrupted
   */
  public List<List<Replayed>> runTwice(
      Map<String, byte[]> classes, List<TestId> tests, List<TestId> probes) {
    if (Runtime.getRuntime().availableProcessors() == 1) {
      return List.of(run(classes, tests, probes), run(classes, tests, probes));
    }
    FutureTask<List<Replayed>> other = new FutureTask<>(() -> run(classes, tests, probes));
    Thread thread = new Thread(other, "second replay");
    thread.setDaemon(true);
    thread.start();
    try {
      return List.of(run(classes, tests, probes), other.get());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ReplayException("The tests were interrupted.", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof ReplayException known
          ? known
          : new ReplayException("The tests can't be run.", e);
    } finally {
      other.cancel(true);
    }
  }

  /**
   * Runs some methods in the given order, tests first.
   *
   * @param classes the class files that have them, by binary name
   * @param tests to be run by the test framework
   * @param probes public static methods without parameters, to be called
   * @return a result for each test and then for each probe, in the given order
   * @throws ReplayException if no JVM can be started, or the thread is interrupted
   */
  public List<Replayed> run(Map<String, byte[]> classes, List<TestId> tests, List<TestId> probes) {
    return inOrder(classes, tasks(tests, probes));
  }

  /**
   * Runs probes in programs with mutants.
   *
   * @param classes the class files that have the probes, by binary name
   * @param mutants those of changed classes, each under a name of its own
   * @param runs which probe in which mutant, those of one mutant after each other
   * @return a result for each run that was made, in the given order
   * @throws ReplayException if no JVM can be started, or the thread is interrupted
   */
  public List<Replayed> runMutants(
      Map<String, byte[]> classes, Map<String, byte[]> mutants, List<MutantRun> runs) {
    Map<String, byte[]> all = new HashMap<>(classes);
    all.putAll(mutants);
    List<Task> tasks = new ArrayList<>();
    runs.forEach(run -> tasks.add(new Task(tasks.size(), run.id(), Way.MUTANT)));
    return inOrder(all, tasks);
  }

  private List<Replayed> inOrder(Map<String, byte[]> classes, List<Task> tasks) {
    if (tasks.isEmpty()) {
      return List.of();
    }
    try {
      Map<Integer, Replayed> results = run(classes, tasks);
      List<Replayed> inOrder = new ArrayList<>();
      for (Task task : tasks) {
        inOrder.add(results.getOrDefault(task.number(), notBegun(task)));
      }
      return inOrder;
    } catch (IOException e) {
      throw new ReplayException("The tests can't be run: " + e.getMessage() + ".", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ReplayException("The tests were interrupted.", e);
    }
  }

  private Replayed notBegun(Task task) {
    return Replayed.of(
        task.test(),
        Kind.TIMED_OUT,
        "It was not begun, as all together took longer than "
            + options.totalTime().toSeconds()
            + " s.");
  }

  private List<Task> tasks(List<TestId> tests, List<TestId> probes) {
    Way way = frameworkWay();
    List<Task> tasks = new ArrayList<>();
    tests.forEach(test -> tasks.add(new Task(tasks.size(), test, way)));
    probes.forEach(probe -> tasks.add(new Task(tasks.size(), probe, Way.PROBE)));
    return tasks;
  }

  private Way frameworkWay() {
    return switch (options.framework()) {
      case JUNIT5 -> Way.JUNIT5;
      case JUNIT4 -> Way.JUNIT4;
    };
  }

  /** Every process but a last one finishes at least one task, so this ends. */
  private Map<Integer, Replayed> run(Map<String, byte[]> classes, List<Task> tasks)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + options.totalTime().toNanos();
    Map<Integer, Replayed> results = new HashMap<>();
    List<Task> left = tasks;
    while (!left.isEmpty() && System.nanoTime() - deadline < 0) {
      try (ReplayProcess process = next(left)) {
        process.begin(classes, left);
        Map<Integer, Replayed> some = process.await(deadline);
        if (some.isEmpty() && System.nanoTime() - deadline < 0) {
          throw new ReplayException(
              "The JVM at " + options.java() + " does not run tests: " + process.logTail());
        }
        results.putAll(some);
      }
      left = left.stream().filter(task -> !results.containsKey(task.number())).toList();
    }
    return results;
  }

  private ReplayProcess next(List<Task> tasks) throws IOException {
    if (tasks.stream().anyMatch(task -> JUnitJars.isOfFramework(task.test().className()))) {
      return ReplayProcess.start(ofFramework, Optional.empty());
    }
    ReplayProcess ahead = waiting.poll();
    return ahead == null ? ReplayProcess.start(command, Optional.empty()) : ahead;
  }
}
