package dev.quarry.engine.suite;

import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.process.Scratch;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.compile.ClassDirectory;
import dev.quarry.testgen.replay.TestId;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What written tests execute. It is the tests that run, not the calls they were made from, as their
 * assertions call getters, which may have branches, too; and it is a worker that has run nothing
 * yet, as static initialisers run when the first test needs them; they count for that one.
 */
final class TestCoverage {
  /** Tests are known to end, but a test framework that is loaded takes its time. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final List<Path> classPath;
  private final ExprFactory factory;
  private final Function<MethodId, WorkerOptions> workers;

  /**
   * @param classPath of the program and the test framework
   * @param factory of expressions, for the worker
   * @param workers how a worker is started for a method
   */
  TestCoverage(
      List<Path> classPath, ExprFactory factory, Function<MethodId, WorkerOptions> workers) {
    this.classPath = List.copyOf(classPath);
    this.factory = factory;
    this.workers = workers;
  }

  /**
   * Runs tests one after the other.
   *
   * @param classes the class files that have them, by binary name
   */
  Map<TestId, CoveredProbes> of(Map<String, byte[]> classes, List<TestId> tests)
      throws IOException, InterruptedException {
    Scratch scratch = Scratch.create("quarry-suite-");
    try (Workers worker = new Workers(factory)) {
      ClassDirectory.write(scratch.directory(), classes);
      List<Path> path = new ArrayList<>(classPath);
      path.add(scratch.directory());
      Map<TestId, CoveredProbes> executed = new LinkedHashMap<>();
      for (TestId test : tests) {
        executed.put(
            test, worker.of(options(test, path), 1).run(RunRequest.of(Model.EMPTY)).coverage());
      }
      return executed;
    } finally {
      scratch.delete();
    }
  }

  private WorkerOptions options(TestId test, List<Path> path) {
    WorkerOptions options = workers.apply(new MethodId(test.className(), test.method(), "()V"));
    return options.withClassPath(path).withProcess(options.process().withRunTime(PATIENCE));
  }
}
