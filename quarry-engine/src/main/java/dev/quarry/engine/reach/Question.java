package dev.quarry.engine.reach;

import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.targets.Goal;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * A target, and where a way to it may begin.
 *
 * @param target as the user wrote it
 * @param goals the ways to reach it; any of them will do
 * @param entries where a way may begin
 */
record Question(String target, List<Goal> goals, Set<MethodId> entries) {
  Question {
    goals = List.copyOf(goals);
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
