package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.program.ProgramException;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.source.TestCase;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Looks for an input that reaches each target, or for a proof that there is none; then writes the
 * tests.
 */
public final class Reach {
  private final ReachParts parts;
  private final ReachOptions options;
  private final ReachProgress progress;

  public Reach(ReachParts parts, ReachProgress progress) {
    this.parts = parts;
    this.options = parts.options();
    this.progress = progress;
  }

  /**
   * Takes all targets, each for as long as the budget says at most.
   *
   * @throws ProgramException if the program, an entry, or all targets can't be used
   * @throws IllegalArgumentException if an option has a value that does not exist
   * @throws dev.quarry.testgen.confirm.UnwritableOutputException if tests can't be written
   * @throws IOException if worker processes can't be had
   */
  public ReachResult run() throws IOException, InterruptedException {
    try (Subject subject = Subject.open(options.setting().classPath())) {
      List<ProgramException> refused = new ArrayList<>();
      Questions questions = new Questions(subject, options.entries());
      ReachResult result = decide(subject, questions.meant(options.targets(), refused));
      return result.without(refused.stream().map(Throwable::getMessage).toList());
    }
  }

  /** Answers questions about a program that is read already. */
  ReachResult decide(Subject subject, List<Question> questions)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (ScratchDirectory directory = ScratchDirectory.create()) {
      TestFiles.in(options.tests().directory());
      var interim = new InterimTests(some -> writeTests(subject, some, directory));
      List<Decided> decided =
          new Deciding(parts, subject, directory.drivers(), interim, progress).all(questions);
      Sights sights = new Sights(decided);
      try (TestSuite suite = suite(subject, sights, directory)) {
        suite.write(tests(decided, ReachedCall::isWritten));
        suite.look(tests(decided, call -> !call.isWritten()));
        Reports reports = new Reports(subject, suite, sights::shows);
        return new ReachResult(
            decided.stream().map(reports::of).toList(),
            List.of(),
            Duration.ofNanos(System.nanoTime() - start));
      }
    }
  }

  private void writeTests(Subject subject, List<Decided> decided, ScratchDirectory directory)
      throws IOException {
    try (TestSuite suite = suite(subject, new Sights(decided), directory)) {
      suite.write(tests(decided, ReachedCall::isWritten));
    }
  }

  private TestSuite suite(Subject subject, Sights sights, ScratchDirectory directory)
      throws IOException {
    return TestSuite.of(
        options, subject, sights, sights.points(), options.setting().allowed(), directory.guard());
  }

  private static List<TestCase> tests(List<Decided> decided, Predicate<ReachedCall> which) {
    return decided.stream()
        .map(Decided::call)
        .flatMap(Optional::stream)
        .filter(which)
        .map(ReachedCall::test)
        .flatMap(Optional::stream)
        .toList();
  }
}
