package dev.quarry.engine.reach;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.engine.backward.Subject;
import dev.quarry.testgen.confirm.Form;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.TestPipeline;
import dev.quarry.testgen.confirm.Tried;
import dev.quarry.testgen.confirm.WrittenTest;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.source.TestCase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes the tests of all targets, one class for each class under test; those that don't compile,
 * don't pass or don't show their target in a fresh JVM are left out, with the reason.
 */
final class TestSuite implements AutoCloseable {
  private final TestPipeline pipeline;
  private final Sights sights;
  private final Path output;
  private final Map<TestCase, String> refused = new LinkedHashMap<>();
  private final Map<TestCase, WrittenTest> written = new LinkedHashMap<>();

  private TestSuite(TestPipeline pipeline, Sights sights, Path output) {
    this.pipeline = pipeline;
    this.sights = sights;
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
        ReplayOptions.of(options.setting().classPath())
            .withFramework(options.tests().framework())
            .withJvmArguments(
                ReplayGuard.arguments(guard, allowed, sights.points(), options.inputClasses()));
    return new TestSuite(
        // A long test is better than none where there is nothing else to show.
        new TestPipeline(subject.hierarchy().classPath(), replaying, TestPipeline.ANY_LENGTH),
        sights,
        options.tests().directory());
  }

  /** Where each test is that could be written. */
  Map<TestCase, WrittenTest> written() {
    return written;
  }

  /** Why the others could not. */
  Map<TestCase, String> refused() {
    return refused;
  }

  /** Looks at calls that are no tests: they are run, and nothing is written. */
  void look(List<TestCase> calls) {
    pipeline.tryOut(drafts(calls), Form.TESTS, sights);
  }

  void write(List<TestCase> cases) {
    Tried<TargetDraft> tried = pipeline.settle(drafts(cases), sights);
    tried.dropped().forEach((draft, ended) -> refused.put(draft.test(), ended.sentence()));
    tried
        .built()
        .write(TestFiles.in(output))
        .forEach((draft, test) -> written.put(draft.test(), test));
  }

  private static List<TargetDraft> drafts(List<TestCase> cases) {
    return cases.stream().map(TargetDraft::new).distinct().toList();
  }

  @Override
  public void close() {
    pipeline.close();
  }
}
