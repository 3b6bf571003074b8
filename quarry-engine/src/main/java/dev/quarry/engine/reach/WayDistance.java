package dev.quarry.engine.reach;

import dev.quarry.concolic.Site;
import dev.quarry.program.Branches;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.search.strategy.CoverageDistance;
import dev.quarry.search.tree.Way;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far it is from where an open way leads to the target, in blocks and calls. A way inside a
 * method that only leads there by returning counts as a little behind the last decision that is on
 * the way.
 */
final class WayDistance implements CoverageDistance {
  /** What it costs to have to return first; more than most methods are long. */
  private static final int DETOUR = 100;

  /** What it costs to leave the ways that the backward engine has not refuted. */
  private static final int DOUBT = 12;

  private final Program program;
  private final Distance distance;
  private @Nullable Distance preferred;

  WayDistance(Program program, Distance distance) {
    this.program = program;
    this.distance = distance;
  }

  /** Prefers ways through other places from now on, whose distance from the target is known. */
  void prefer(Map<Location, Integer> places, CallGraph calls) {
    preferred = distance.through(places, calls);
  }

  private int direct(Location place) {
    Distance through = preferred;
    int plain = distance.from(place);
    if (through == null || plain == Distance.UNREACHABLE) {
      return plain;
    }
    return Math.min(plain + DOUBT, through.from(place));
  }

  @Override
  public double from(Way way) {
    double detour = 0;
    Optional<Way> at = Optional.of(way);
    while (at.isPresent() && detour < FAR) {
      int direct = direct(destination(at.get()));
      if (direct != Distance.UNREACHABLE) {
        return direct + detour + 1;
      }
      detour += DETOUR;
      at = at.get().previous();
    }
    return FAR;
  }

  /** The first instruction behind the decision. */
  private Location destination(Way way) {
    Site site = way.site();
    if (site.kind() == Site.Kind.JUMP || site.kind() == Site.Kind.SWITCH) {
      // A worker has code that no class file has, such as the written out equals of a record.
      return program
          .findBody(site.location().method())
          .map(body -> destination(body, site.location(), way.outcome()))
          .orElse(site.location());
    }
    return site.location();
  }

  private static Location destination(MethodBody body, Location decision, int outcome) {
    List<Integer> destinations = Branches.destinations(body, decision.instruction());
    return outcome >= 0 && outcome < destinations.size()
        ? body.at(destinations.get(outcome))
        : decision;
  }
}
