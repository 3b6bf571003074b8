package dev.quarry.symcretic.fold;

import dev.quarry.program.Location;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Formula;
import java.util.List;

/**
 * A piece of code as one statement.
 *
 * @param assignment what it does to the variables that were asked for
 * @param condition when control arrives at its end
 * @param extent which code it is
 */
public record Folded(Assignment assignment, Formula condition, Extent extent) {
  /** What must hold before it, for a formula to hold after it. */
  public Formula before(Formula after) {
    List<Location> jumps = extent.jumps();
    return after
        .before(assignment, jumps)
        .and(condition.conjuncts().stream().map(each -> each.through(jumps)).toList());
  }

  /** How many blocks it has, those of methods called included. */
  public int blocks() {
    return extent.blocks();
  }
}
