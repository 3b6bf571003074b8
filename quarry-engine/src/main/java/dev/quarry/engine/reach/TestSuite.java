package dev.quarry.engine.reach;

import dev.quarry.concolic.client.OuterWall;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.concolic.watch.WatchPoint;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.suite.SeenExpectations;
import dev.quarry.testgen.confirm.Form;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.TestPipeline;
import dev.quarry.testgen.confirm.Tried;
import dev.quarry.testgen.confirm.Watch;
import dev.quarry.testgen.confirm.WrittenTest;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.source.TestCase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Writes the tests of all targets, one class for each class under test; those that don't compile,
 * don't pass or don't show their target in a fresh JVM are left out, with the reason.
 */
final class TestSuite implements AutoCloseable {
  private final TestPipeline pipeline;
  private final SeenExpectations expectations;
  private final Watch<TargetDraft> watch;
  private final Path output;
  private final Map<TestCase, String> refused = new LinkedHashMap<>();
  private final Map<TestCase, WrittenTest> written = new LinkedHashMap<>();

  private TestSuite(
      TestPipeline pipeline, SeenExpectations expectations, Watch<TargetDraft> watch, Path output) {
    this.pipeline = pipeline;
    this.expectations = expectations;
    this.watch = watch;
    this.output = output;
  }

  /**
   * @param watch what tests should show, and where it is noted that they do
   * @param points what is watched
   * @param guard a directory for what guards the processes that run tests
   */
  static TestSuite of(
      ReachOptions options,
      Subject subject,
      Watch<TargetDraft> watch,
      List<WatchPoint> points,
      Set<Permission> allowed,
      Path guard)
      throws IOException {
    var replaying =
        ReplayOptions.of(options.setting().classPath())
            .withFramework(options.tests().framework())
            .withJvmArguments(ReplayGuard.arguments(guard, allowed, points, options.inputClasses()))
            .withSandbox(OuterWall.around(allowed));
    return new TestSuite(
        // A long test is better than none where there is nothing else to show.
        new TestPipeline(
            subject.hierarchy().classPath(),
            replaying,
            TestPipeline.ANY_LENGTH,
            options.tests().suffix()),
        new SeenExpectations(subject.hierarchy()),
        watch,
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
    pipeline.tryOut(drafts(calls), Form.TESTS, watch);
  }

  /**
   * Writes a test if it passes, and plain runs of its call end as wanted.
   *
   * @return how a plain run ends; empty if the test does not pass, or two virtual machines differ
   */
  Optional<Replayed> write(TestCase test, Predicate<Replayed> wanted) {
    var draft = new TargetDraft(test);
    Tried<TargetDraft> tried = pipeline.tryOut(List.of(draft), Form.PROBED_TESTS, watch);
    Optional.ofNullable(tried.dropped().get(draft))
        .ifPresent(ended -> refused.put(test, ended.sentence()));
    Optional<Replayed> run = tried.seen(draft).probes().stream().findFirst();
    if (run.filter(wanted).isPresent()) {
      write(tried);
    }
    return run;
  }

  void write(List<TestCase> cases) {
    List<TargetDraft> drafts = drafts(cases);
    observe(drafts);
    Tried<TargetDraft> tried = pipeline.settle(drafts, watch);
    tried.dropped().forEach((draft, ended) -> refused.put(draft.asked(), ended.sentence()));
    write(tried);
  }

  /** What only says that a call returns had better say what is seen then. */
  private void observe(List<TargetDraft> drafts) {
    List<TargetDraft> silent = drafts.stream().filter(TargetDraft::isSilent).toList();
    if (silent.isEmpty()) {
      return;
    }
    Tried<TargetDraft> tried = pipeline.tryOut(silent, Form.OBSERVATIONS, Watch.nothing());
    for (TargetDraft draft : tried.confirmed()) {
      draft.expect(expectations.of(draft.asked().call(), tried.seen(draft)));
    }
  }

  private void write(Tried<TargetDraft> tried) {
    tried
        .built()
        .write(TestFiles.in(output))
        .forEach((draft, test) -> written.put(draft.asked(), test));
  }

  private static List<TargetDraft> drafts(List<TestCase> cases) {
    return cases.stream().distinct().map(TargetDraft::new).toList();
  }

  @Override
  public void close() {
    pipeline.close();
  }
}
