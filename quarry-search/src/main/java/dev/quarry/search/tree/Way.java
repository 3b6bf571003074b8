package dev.quarry.search.tree;

import dev.quarry.concolic.Site;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import java.util.Optional;

/**
 * A way out of a decision: an open alternative first, then in the hands of a worker, and at last
 * visited, refuted, or given up for a reason.
 */
public final class Way extends TreePlace {
  /** What became of a way. */
  public enum State {
    /** Nobody has tried it. */
    OPEN,
    /** A worker solves or runs it. */
    IN_FLIGHT,
    /** No input takes it. */
    INFEASIBLE,
    /** Tried in vain; {@link Way#reason()} says why. */
    UNDECIDED,
    /** Excluded by the limit that {@link Way#reason()} names. */
    BOUNDED,
    /** A run took it. */
    VISITED
  }

  private final Node node;
  private final int outcome;
  private final Expr condition;
  private final OpeningRun origin;

  /** Changed under the tree's lock, read anywhere. */
  private volatile State state = State.OPEN;

  private volatile String reason = "";

  /** How often it was taken from the frontier. */
  private volatile int attempts;

  Way(Node node, int outcome, Expr condition, OpeningRun origin) {
    this.node = node;
    this.outcome = outcome;
    this.condition = condition;
    this.origin = origin;
  }

  /** The decision it is a way out of. */
  public Node node() {
    return node;
  }

  /** The decision's place in the program. */
  public Site site() {
    return node.site();
  }

  /** Which way, in the site's numbering. */
  public int outcome() {
    return outcome;
  }

  /** What it means for the inputs, beyond what holds at the decision. */
  public Expr condition() {
    return condition;
  }

  /** How many ways lead to its end, itself included. */
  @Override
  public int depth() {
    return node.depth() + 1;
  }

  /** The run that saw it first. */
  public OpeningRun origin() {
    return origin;
  }

  /** The input of that run, which satisfies everything up to the decision. */
  public Model hint() {
    return origin.input();
  }

  /** The way that leads to the decision; none for the first. */
  public Optional<Way> previous() {
    return node.from instanceof Way way ? Optional.of(way) : Optional.empty();
  }

  /** Site and outcome. */
  public Step step() {
    return new Step(node.site(), outcome);
  }

  public State state() {
    return state;
  }

  public boolean isOpen() {
    return state == State.OPEN;
  }

  /** Why undecided, or by which limit excluded; "" otherwise. */
  public String reason() {
    return reason;
  }

  /** How often it was taken from the frontier. */
  public int attempts() {
    return attempts;
  }

  void become(State next, String why) {
    state = next;
    reason = why;
    if (next == State.IN_FLIGHT) {
      // Only the holder of the tree's lock writes.
      int before = attempts;
      attempts = before + 1;
    }
  }

  /** Whether a run that takes it reports it in its own terms, so that its hash is not known. */
  boolean isRelative() {
    return node.known.isRelative() && outcome == 0;
  }

  @Override
  public String toString() {
    return node + " -> " + outcome + " " + state;
  }
}
