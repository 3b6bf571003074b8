package dev.quarry.engine.reach;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.crash.TestFiles;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.Diagnosis;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.source.TestCase;
import dev.quarry.testgen.source.TestSource;
import dev.quarry.testgen.source.TestWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes the tests of all targets, one class for each class under test; those that don't compile,
 * don't pass or don't show their target in a fresh JVM are left out, with the reason.
 */
final class TestSuite implements AutoCloseable {
  private final TestWriter writer;
  private final TestCompiler compiler;
  private final Replay replay;
  private final PlainRuns runs;
  private final Path output;
  private final Map<TestCase, String> refused = new LinkedHashMap<>();
  private final Map<TestCase, WrittenTest> written = new LinkedHashMap<>();

  private TestSuite(
      TestWriter writer, TestCompiler compiler, Replay replay, Sights sights, Path output) {
    this.writer = writer;
    this.compiler = compiler;
    this.replay = replay;
    this.runs = new PlainRuns(replay, sights);
    this.output = output;
  }

  /**
   * @param sights what tests should show, and where it is noted that they do
   * @param guard a directory for what guards the processes that run tests
   */
  static TestSuite of(
      ReachOptions options, Subject subject, Sights sights, Set<Permission> allowed, Path guard)
      throws IOException {
    var replaying =
        ReplayOptions.of(options.classPath())
            .withFramework(options.framework())
            .withJvmArguments(
                ReplayGuard.arguments(guard, allowed, sights.points(), options.inputClasses()));
    return new TestSuite(
        new TestWriter(subject.hierarchy(), options.framework()),
        new TestCompiler(JUnitJars.behind(options.classPath(), options.framework())),
        new Replay(replaying),
        sights,
        options.output());
  }

  /** Where each test is that could be written. */
  Map<TestCase, WrittenTest> written() {
    return written;
  }

  /** Why the others could not. */
  Map<TestCase, String> refused() {
    return refused;
  }

  /** Looks at a call that is no test: it is run, and nothing is written. */
  void look(TestCase call) {
    replay.expect();
    TestSource source = writer.write(call.call().method().owner(), List.of(call));
    Compilation compilation = compiler.compile(List.of(source));
    if (compilation.errors().isEmpty()) {
      runs.run(source, List.of(call), compilation);
    }
  }

  void write(List<TestCase> cases) {
    Map<String, List<TestCase>> byClass = new LinkedHashMap<>();
    for (TestCase one : cases) {
      List<TestCase> some =
          byClass.computeIfAbsent(one.call().method().owner(), owner -> new ArrayList<>());
      if (!some.contains(one)) {
        some.add(one);
      }
    }
    byClass.forEach(this::write);
  }

  private void write(String owner, List<TestCase> cases) {
    List<TestCase> left = new ArrayList<>(cases);
    while (!left.isEmpty()) {
      replay.expect();
      TestSource source = writer.write(owner, left);
      Compilation compilation = compiler.compile(List.of(source));
      Map<TestCase, String> wrong =
          compilation.errors().isEmpty()
              ? runs.run(source, left, compilation)
              : blame(source, left, compilation.errors());
      if (wrong.isEmpty()) {
        Path file = TestFiles.in(output).write(source);
        for (int i = 0; i < left.size(); i++) {
          written.put(left.get(i), new WrittenTest(file, source.methods().get(i)));
        }
        return;
      }
      refused.putAll(wrong);
      left.removeAll(wrong.keySet());
    }
  }

  @Override
  public void close() {
    replay.close();
  }

  /** The cases that errors are in; all if an error is in none. */
  private static Map<TestCase, String> blame(
      TestSource source, List<TestCase> cases, List<Diagnosis> errors) {
    Map<TestCase, String> wrong = new LinkedHashMap<>();
    for (Diagnosis error : errors) {
      for (int i = 0; i < cases.size(); i++) {
        if (source.ranges().get(i).contains(error.line())) {
          wrong.putIfAbsent(cases.get(i), "The test does not compile: " + error.message());
        }
      }
    }
    if (wrong.isEmpty()) {
      String message = "The test does not compile: " + errors.get(0).message();
      cases.forEach(one -> wrong.put(one, message));
    }
    return wrong;
  }
}
