package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.FoundTarget;
import dev.quarry.program.targets.Goal;
import dev.quarry.program.targets.Target;
import dev.quarry.program.targets.TargetFinder;
import dev.quarry.program.targets.TargetParser;
import java.util.ArrayList;
import java.util.List;

/** What users ask for, in terms of the program. */
final class Questions {
  private final TargetFinder finder;
  private final Entries entries;
  private final SourcePlaces places;

  Questions(Subject subject, List<String> entries) {
    this.finder = new TargetFinder(subject.program(), subject.hierarchy());
    this.entries = Entries.of(subject, entries);
    this.places = new SourcePlaces(subject.program());
  }

  /**
   * One question for each target, and one for each marker.
   *
   * @param refused takes why targets mean nothing, or no entry can lead to them
   * @throws ProgramException if there is one target only, and it means nothing
   */
  List<Question> meant(List<String> targets, List<ProgramException> refused) {
    List<Question> questions = new ArrayList<>();
    for (String text : targets) {
      try {
        questions.addAll(of(text));
      } catch (ProgramException e) {
        refused.add(e);
      }
    }
    if (questions.isEmpty() && refused.size() == 1) {
      throw refused.get(0);
    }
    return questions;
  }

  /**
   * The same.
   *
   * @throws ProgramException if a target means nothing, or no entry can lead to it
   */
  List<Question> of(List<String> targets) {
    return targets.stream().flatMap(text -> of(text).stream()).toList();
  }

  private List<Question> of(String text) {
    FoundTarget found = finder.find(TargetParser.parse(text));
    if (found.target() instanceof Target.Markers) {
      return found.goals().stream()
          .map(goal -> question(places.of(goal.location()), List.of(goal)))
          .toList();
    }
    return List.of(question(text, found.goals()));
  }

  private Question question(String text, List<Goal> goals) {
    return new Question(text, goals, entries.leadingTo(text, goals));
  }
}
