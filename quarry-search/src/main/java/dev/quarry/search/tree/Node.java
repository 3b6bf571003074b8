package dev.quarry.search.tree;

import dev.quarry.concolic.Event.Decision;
import dev.quarry.concolic.Event.Premise;
import dev.quarry.concolic.Site;
import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A decision that at least one run made, with all ways out of it. */
public final class Node {
  /** The way that leads here. */
  final TreePlace from;

  /** Where the program decides. */
  final KnownSite known;

  /** How many decisions a run has reported before this one. Less than the depth in a chain. */
  final int decisions;

  /** The {@link dev.quarry.concolic.PathHash} of those decisions. */
  final long hash;

  /** What was assumed since the decision before. */
  final List<Premise> premises;

  /** The ways out, in the order in which they became known. */
  final List<Way> ways = new ArrayList<>(2);

  /** How many ways out have something left to explore. */
  int unfinished;

  private final int depth;

  Node(TreePlace from, KnownSite known, int decisions, long hash, List<Premise> premises) {
    this.from = from;
    this.known = known;
    this.decisions = decisions;
    this.hash = hash;
    this.premises = List.copyOf(premises);
    this.depth = from.depth();
  }

  /** Where the program decides. */
  public Site site() {
    return known.site();
  }

  /** How many nodes are above this one. */
  public int depth() {
    return depth;
  }

  /** The decision before; none for the first. */
  public Optional<Node> parent() {
    return from instanceof Way way ? Optional.of(way.node()) : Optional.empty();
  }

  /** The ways out, in the order in which they became known; not while runs are merged. */
  public List<Way> ways() {
    return List.copyOf(ways);
  }

  @Nullable Way way(int outcome) {
    for (Way way : ways) {
      if (way.outcome() == outcome) {
        return way;
      }
    }
    return null;
  }

  /**
   * The way that a run goes without saying so. A pinned value, or the types a call was dispatched
   * on, are reported in terms of the run: {@code x == 7} at the place where the tree has {@code x
   * == 5} and {@code x != 5}. The run belongs behind the second, where a further node for the same
   * decision stands or will stand.
   *
   * @param holds whether a condition is true for the input of the run
   * @return null if the decision is to be taken as it is reported
   */
  @Nullable Way wayInOtherTerms(Decision decision, Predicate<Expr> holds) {
    Way same = way(decision.outcome());
    if (!known.isRelative()
        || same == null
        || same.condition() == decision.condition()
        || holds.test(same.condition())) {
      return null;
    }
    for (Way way : ways) {
      if (way != same && holds.test(way.condition())) {
        return way;
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return site() + " at depth " + depth;
  }
}
