package dev.quarry.engine.reach;

import dev.quarry.concolic.Site;
import dev.quarry.program.Branches;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.search.strategy.Distance;
import dev.quarry.search.tree.Frontier;
import java.util.List;
import java.util.Optional;

/**
 * How far it is from where an open way leads to the target, in blocks and calls. A way inside a
 * method that only leads there by returning counts as a little behind the last decision that is on
 * the way.
 */
final class WayDistance implements Distance {
  /** What it costs to have to return first; more than most methods are long. */
  private static final int DETOUR = 100;

  private final Program program;
  private final dev.quarry.program.hierarchy.Distance distance;

  WayDistance(Program program, dev.quarry.program.hierarchy.Distance distance) {
    this.program = program;
    this.distance = distance;
  }

  @Override
  public double from(Frontier way) {
    double detour = 0;
    Optional<Frontier> at = Optional.of(way);
    while (at.isPresent() && detour < FAR) {
      int direct = distance.from(destination(at.get()));
      if (direct != dev.quarry.program.hierarchy.Distance.UNREACHABLE) {
        return direct + detour + 1;
      }
      detour += DETOUR;
      at = at.get().previous();
    }
    return FAR;
  }

  /** The first instruction behind the decision. */
  private Location destination(Frontier way) {
    Site site = way.site();
    if (site.kind() == Site.Kind.JUMP || site.kind() == Site.Kind.SWITCH) {
      MethodBody body = program.body(site.location().method());
      List<Integer> destinations = Branches.destinations(body, site.location().instruction());
      if (way.outcome() >= 0 && way.outcome() < destinations.size()) {
        return body.at(destinations.get(way.outcome()));
      }
    }
    return site.location();
  }
}
