package dev.quarry.program.targets;

import dev.quarry.program.Location;
import java.util.List;

/**
 * A target and what it means in the program.
 *
 * @param target what was asked for
 * @param goals the ways to reach it, at least one; any of them will do
 */
public record FoundTarget(Target target, List<Goal> goals) {
  public FoundTarget {
    goals = List.copyOf(goals);
  }

  /** Where the goals are, each place once. */
  public List<Location> locations() {
    return goals.stream().map(Goal::location).distinct().toList();
  }
}
