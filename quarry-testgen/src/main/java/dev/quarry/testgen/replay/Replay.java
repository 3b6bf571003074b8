package dev.quarry.testgen.replay;

import dev.quarry.testgen.replay.Replayed.Kind;
import dev.quarry.testgen.replay.runner.ReplayMain.Way;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs tests and probes in a fresh JVM. After one that hangs or ends the process, the rest goes on
 * in another JVM.
 */
public final class Replay {
  private final ReplayOptions options;
  private final ReplayCommand command;

  public Replay(ReplayOptions options) {
    this.options = options;
    this.command = new ReplayCommand(options, JUnitJars.jars(options.framework()));
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
    List<Task> tasks = tasks(tests, probes);
    if (tasks.isEmpty()) {
      return List.of();
    }
    try (Workspace space = Workspace.create(classes)) {
      Map<Integer, Replayed> results = run(space, tasks);
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
    Way way =
        switch (options.framework()) {
          case JUNIT5 -> Way.JUNIT5;
          case JUNIT4 -> Way.JUNIT4;
        };
    List<Task> tasks = new ArrayList<>();
    tests.forEach(test -> tasks.add(new Task(tasks.size(), test, way)));
    probes.forEach(probe -> tasks.add(new Task(tasks.size(), probe, Way.PROBE)));
    return tasks;
  }

  /** Every process but a last one finishes at least one task, so this ends. */
  private Map<Integer, Replayed> run(Workspace space, List<Task> tasks)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + options.totalTime().toNanos();
    Map<Integer, Replayed> results = new HashMap<>();
    List<Task> left = tasks;
    while (!left.isEmpty() && System.nanoTime() - deadline < 0) {
      try (ReplayProcess process = ReplayProcess.start(command, space, options.testTime(), left)) {
        Map<Integer, Replayed> some = process.await(deadline);
        if (some.isEmpty() && System.nanoTime() - deadline < 0) {
          throw new ReplayException(
              "The JVM at " + options.java() + " does not run tests: " + space.logTail());
        }
        results.putAll(some);
      }
      left = left.stream().filter(task -> !results.containsKey(task.number())).toList();
    }
    return results;
  }
}
