package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Decides targets of one program as users write them, one by one, by any engine and without tests:
 * the program is read once. Safe for several threads.
 */
public final class LineSearch implements AutoCloseable {
  private final ReachParts parts;
  private final Subject subject;

  private LineSearch(ReachParts parts, Subject subject) {
    this.parts = parts;
    this.subject = subject;
  }

  /** Reads the program; the targets, entries and engine of the options are not looked at. */
  public static LineSearch open(ReachParts parts) {
    return new LineSearch(parts, Subject.open(parts.options().setting().classPath()));
  }

  /**
   * Decides one target.
   *
   * @param entries where ways may begin
   * @param workers for this thread alone
   * @return empty if no call of an entry leads there
   */
  public Optional<SideReport> decide(
      String target, List<String> entries, Engine engine, Workers workers)
      throws IOException, InterruptedException {
    Question question;
    try {
      question = new Questions(subject, entries).of(List.of(target)).get(0);
    } catch (ProgramException e) {
      return Optional.empty();
    }
    ReachOptions options = parts.options().withEngine(engine);
    var asked = new ReachParts(options, parts.factory(), parts.functions(), parts.solver());
    TargetSearch.Result result = Searches.run(asked, subject, workers, question, options.budget());
    Duration time = result.times().values().stream().reduce(Duration.ZERO, Duration::plus);
    return Optional.of(SideReport.of(result, time, new SourcePlaces(subject.program())));
  }

  @Override
  public void close() {
    subject.close();
  }
}
