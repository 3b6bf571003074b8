package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.program.MethodId;
import dev.quarry.program.targets.Goal;
import dev.quarry.testgen.confirm.Stacks;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.Watch;
import dev.quarry.testgen.replay.Frame;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.source.TestCase;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for tests in which an exception comes through certain calls, one after the other: the
 * program is read once.
 */
public final class StackSearch implements AutoCloseable {
  private final ReachParts parts;
  private final Subject subject;
  private final Stacks stacks;

  private StackSearch(ReachParts parts, Subject subject) {
    this.parts = parts;
    this.subject = subject;
    this.stacks = new Stacks(subject.program().classPath());
  }

  /** Reads the program; the targets and entries of the options are not looked at. */
  public static StackSearch open(ReachParts parts) {
    return new StackSearch(parts, Subject.open(parts.options().setting().classPath()));
  }

  /** The program. */
  public Subject subject() {
    return subject;
  }

  /** Public methods of public classes from which calls lead to some goals; may be empty. */
  public Set<MethodId> entriesTo(List<Goal> goals) {
    return Entries.of(subject, List.of()).findLeadingTo(goals);
  }

  /**
   * Looks for an exception of one of some entries, and writes a test if there is one.
   *
   * @param goals where it may be thrown
   * @param through what is asked for
   * @param likely what inputs are likely to need
   * @param time for the search, and for making objects once more
   */
  public StackReport search(
      String name,
      List<Goal> goals,
      Set<MethodId> entries,
      CallString through,
      Likely likely,
      Duration time)
      throws IOException, InterruptedException {
    var question = new Question(name, goals, entries, Optional.of(through), likely);
    ReachOptions options = parts.options().withBudget(time);
    var own = new ReachParts(options, parts.factory(), parts.functions(), parts.solver());
    try (ScratchDirectory directory = ScratchDirectory.create()) {
      TestFiles.in(options.tests().directory());
      Subject narrow = question.within(subject);
      Decided decided =
          new Deciding(
                  own, narrow, directory.drivers(), new InterimTests(any -> {}), ReachProgress.NONE)
              .all(List.of(question))
              .get(0);
      try (TestSuite suite =
          TestSuite.of(
              options,
              subject,
              Watch.nothing(),
              List.of(),
              options.setting().allowed(),
              directory.guard())) {
        return report(suite, decided, through);
      }
    }
  }

  private StackReport report(TestSuite suite, Decided decided, CallString through) {
    Optional<TestCase> test = decided.call().flatMap(ReachedCall::test);
    Optional<Replayed> run = test.flatMap(one -> suite.write(one, seen -> shows(seen, through)));
    TargetReport report =
        new Reports(subject, suite, (one, asked) -> suite.written().containsKey(one)).of(decided);
    return new StackReport(report, run.map(Replayed::stack).orElse(List.of()));
  }

  private boolean shows(Replayed run, CallString through) {
    List<Frame> own = stacks.ofProgram(run.stack());
    for (int i = 0; i < through.passages().size(); i++) {
      if (i >= own.size()
          || !through.passages().get(i).admits(own.get(i).className(), own.get(i).line())) {
        return false;
      }
    }
    return run.exception().equals(through.exception());
  }

  @Override
  public void close() {
    subject.close();
  }
}
