package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.targets.Goal;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A target, and where a way to it may begin.
 *
 * @param target as the user wrote it
 * @param goals the ways to reach it; any of them will do
 * @param entries where a way may begin
 * @param through the calls that an exception has to come through, if the question is about such
 *     ones; the goals then only say where to go
 * @param likely what inputs are likely to need
 */
record Question(
    String target,
    List<Goal> goals,
    Set<MethodId> entries,
    Optional<CallString> through,
    Likely likely) {
  Question {
    goals = List.copyOf(goals);
  }

  /** A question about goals alone. */
  Question(String target, List<Goal> goals, Set<MethodId> entries) {
    this(target, goals, entries, Optional.empty(), Likely.NOTHING);
  }

  /** The same from other entries. */
  Question from(Set<MethodId> others) {
    return new Question(target, goals, others, through, likely);
  }

  /** The same from all entries but one. */
  Question without(MethodId entry) {
    Set<MethodId> others = new LinkedHashSet<>(entries);
    others.remove(entry);
    return from(others);
  }

  /** A program with those calls only that matter for the question. */
  Subject within(Subject subject) {
    return through.map(calls -> calls.within(subject)).orElse(subject);
  }

  /** Where the goals are. */
  Collection<Location> places() {
    return goals.stream().map(Goal::location).distinct().toList();
  }

  /** The methods that the goals are in. */
  Collection<MethodId> methods() {
    return places().stream().map(Location::method).distinct().toList();
  }
}
