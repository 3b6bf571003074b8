package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Decides goals of one program and writes tests, like {@link Reach}, for those who have goals. */
public final class GoalSearch implements AutoCloseable {
  private final ReachParts parts;
  private final Subject subject;
  private final Entries entries;

  private GoalSearch(ReachParts parts, Subject subject) {
    this.parts = parts;
    this.subject = subject;
    this.entries = Entries.of(subject, parts.options().entries());
  }

  /** Reads the program; the targets of the options are not looked at. */
  public static GoalSearch open(ReachParts parts) {
    Subject subject = Subject.open(parts.options().setting().classPath());
    try {
      return new GoalSearch(parts, subject);
    } catch (ProgramException e) {
      subject.close();
      throw e;
    }
  }

  /** The program. */
  public Subject subject() {
    return subject;
  }

  /** Why goals can't be asked for, as a sentence: no entry leads there. */
  public Optional<String> obstacle(NamedGoals asked) {
    try {
      entries.leadingTo(asked.name(), asked.goals());
      return Optional.empty();
    } catch (ProgramException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Takes all goals, each for as long as the budget says at most.
   *
   * @param asked to which there is no {@link #obstacle}
   * @return in the same order
   */
  public ReachResult decide(List<NamedGoals> asked, ReachProgress progress)
      throws IOException, InterruptedException {
    List<Question> questions =
        asked.stream()
            .map(
                one ->
                    new Question(
                        one.name(), one.goals(), entries.leadingTo(one.name(), one.goals())))
            .toList();
    return new Reach(parts, progress).decide(subject, questions);
  }

  @Override
  public void close() {
    subject.close();
  }
}
