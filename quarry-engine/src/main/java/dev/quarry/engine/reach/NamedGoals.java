package dev.quarry.engine.reach;

import dev.quarry.program.targets.Goal;
import java.util.List;

/**
 * Something to reach that was found by somebody else than the user.
 *
 * @param name for people; different for different goals
 * @param goals any of them will do; not empty
 */
public record NamedGoals(String name, List<Goal> goals) {
  public NamedGoals {
    goals = List.copyOf(goals);
  }
}
