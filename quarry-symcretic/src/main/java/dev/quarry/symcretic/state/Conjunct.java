package dev.quarry.symcretic.state;

import dev.quarry.expr.Expr;
import dev.quarry.program.Location;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One condition of a formula.
 *
 * @param condition over the variables of the state
 * @param origin the instruction that asks for it, for explanations
 * @param through jumps whose outcomes it distinguishes since the code around them was folded
 */
public record Conjunct(Expr condition, Location origin, List<Location> through) {
  public Conjunct {
    through = List.copyOf(through);
  }

  public Conjunct(Expr condition, Location origin) {
    this(condition, origin, List.of());
  }

  /** The same condition after some more jumps were folded. */
  public Conjunct through(List<Location> more) {
    if (more.isEmpty()) {
      return this;
    }
    Set<Location> all = new LinkedHashSet<>(through);
    all.addAll(more);
    return new Conjunct(condition, origin, List.copyOf(all));
  }

  Conjunct with(Expr changed) {
    return changed == condition ? this : new Conjunct(changed, origin, through);
  }
}
