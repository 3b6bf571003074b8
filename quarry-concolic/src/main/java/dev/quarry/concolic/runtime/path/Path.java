package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.PathHash;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.runtime.hooks.RunEnded;
import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * The path condition of a run. A condition that was decided or assumed before is not decided again:
 * its negation could not be satisfied anyway. That two runs with the same decisions leave out the
 * same ones follows from expressions being built deterministically.
 */
public final class Path {
  private final int limit;
  private final int known;
  private final long knownHash;
  private final List<Event> events = new ArrayList<>();
  private final ExprSet holding = new ExprSet();
  private int decisions;
  private long hash = PathHash.EMPTY;
  private int skipped;

  public Path(int limit, RunRequest request) {
    this.limit = limit;
    this.known = request.known();
    this.knownHash = request.hash();
  }

  /** Whether the condition is a conjunct already. */
  public boolean holds(Expr condition) {
    return holding.contains(condition);
  }

  /**
   * @param siteHash of the decision's site
   */
  public void decide(int siteHash, Event.Decision decision) {
    if (decisions >= limit) {
      throw new RunEnded(
          Ending.of(Ending.Kind.PATH_TOO_LONG, "The path has more than " + limit + " decisions."));
    }
    holding.add(decision.condition());
    events.add(decision);
    decisions++;
    hash = PathHash.step(hash, siteHash, decision.outcome());
    if (decisions == known && hash == knownHash) {
      skipped = known;
      events.clear();
    }
  }

  public void assume(Event.Premise.Kind kind, Expr holds) {
    if (holding.add(holds)) {
      events.add(new Event.Premise(holds, kind));
    }
  }

  public List<Event> events() {
    return List.copyOf(events);
  }

  public int skipped() {
    return skipped;
  }
}
