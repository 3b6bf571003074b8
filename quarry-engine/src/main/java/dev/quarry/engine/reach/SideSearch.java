package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.Goal;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Decides sides of branches of one program, one by one and without tests, for those who ask for
 * many: the program is read once. Safe for several threads.
 */
public final class SideSearch implements AutoCloseable {
  private final ReachParts parts;
  private final Subject subject;
  private final Entries entries;

  private SideSearch(ReachParts parts, Subject subject) {
    this.parts = parts;
    this.subject = subject;
    this.entries = Entries.of(subject, parts.options().entries());
  }

  /** Reads the program; the targets of the options are not looked at. */
  public static SideSearch open(ReachParts parts) {
    return new SideSearch(parts, Subject.open(parts.options().setting().classPath()));
  }

  /** All sides of branches to which a call of an entry may lead, in the order of the class path. */
  public List<Side> all(Predicate<String> className) {
    List<Side> sides = new ArrayList<>();
    SourcePlaces places = new SourcePlaces(subject.program());
    for (String internal : subject.program().classPath().programClasses()) {
      String name = internal.replace('/', '.');
      if (className.test(name)) {
        for (MethodBody body : subject.program().bodies(subject.program().classPath().get(name))) {
          for (Branch branch : Branches.of(body)) {
            sides.add(new Side(branch, places.of(branch.location()) + " " + branch));
          }
        }
      }
    }
    Map<MethodId, Boolean> known = new LinkedHashMap<>();
    sides.removeIf(
        side -> !known.computeIfAbsent(side.branch().method(), any -> question(side).isPresent()));
    return sides;
  }

  /**
   * Decides one side.
   *
   * @param workers for this thread alone
   */
  public SideReport decide(Side side, Workers workers) throws IOException, InterruptedException {
    Question question = question(side).orElseThrow(IllegalArgumentException::new);
    Duration budget = parts.options().budget();
    TargetSearch.Result result = Searches.run(parts, subject, workers, question, budget);
    Duration time = result.times().values().stream().reduce(Duration.ZERO, Duration::plus);
    return SideReport.of(result, time, new SourcePlaces(subject.program()));
  }

  private Optional<Question> question(Side side) {
    List<Goal> goals = List.of(new Goal.Taking(side.branch()));
    try {
      Set<MethodId> from = entries.leadingTo(side.text(), goals);
      return Optional.of(new Question(side.text(), goals, from));
    } catch (ProgramException e) {
      // No entry leads there.
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    subject.close();
  }
}
