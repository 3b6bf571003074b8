package dev.quarry.search.tree;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.Event.Decision;
import dev.quarry.concolic.Event.Premise;
import dev.quarry.concolic.PathHash;
import dev.quarry.concolic.Site;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.search.tree.Way.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Follows the decisions of one run down the tree and adds what is new: Kähkönen, section 4.2, with
 * any number of outcomes per decision. The run is merged where it really went, also where that is
 * not where it was sent.
 */
final class MergeWalk {
  final List<Way> visited = new ArrayList<>();
  final List<Way> opened = new ArrayList<>();
  @Nullable Divergence divergence;
  @Nullable String limit;

  private final WayTable ways;
  private final PathLimits limits;
  private final BranchBound bound;
  private final Function<Site, KnownSite> sites;
  private final OpeningRun run;
  private final List<Premise> pending = new ArrayList<>();
  private final Interpreter interpreter = new Interpreter(OpaqueFunctions.NONE);

  /** The last place passed. */
  private TreePlace at;

  /** How many decisions the run has reported up to there, and their hash. */
  private int decisions;

  private long hash;
  private boolean stopped;

  MergeWalk(
      WayTable ways,
      PathLimits limits,
      Function<Site, KnownSite> sites,
      OpeningRun run,
      TreePlace entry) {
    this.ways = ways;
    this.limits = limits;
    this.bound = new BranchBound(limits);
    this.sites = sites;
    this.run = run;
    this.at = entry;
    this.hash = PathHash.EMPTY;
  }

  /** Starts behind the decisions that the run confirmed and did not report. */
  void skipTo(Way target) {
    Node node = target.node();
    // A chain of nodes may stand for one reported decision: begin at its first.
    while (target.isRelative()
        && node.from instanceof Way way
        && way.node().decisions == node.decisions) {
      node = way.node();
    }
    at = node.from;
    decisions = node.decisions;
    hash = node.hash;
    if (!target.isRelative()) {
      pass(target);
      consume(node, target.outcome());
    }
  }

  void follow(List<Event> events) {
    for (Event event : events) {
      if (stopped) {
        return;
      }
      if (event instanceof Premise premise) {
        pending.add(premise);
      } else if (event instanceof Decision decision) {
        decide(decision);
        pending.clear();
      }
    }
  }

  /** The run ended where the walk is now. */
  void end() {
    if (at instanceof Way && at.children.isEmpty()) {
      ways.finish(at);
    }
  }

  TreePlace place() {
    return at;
  }

  /** Whether the run ended before it came to a decision. */
  boolean endedBefore(Node node) {
    return !stopped && decisions <= node.decisions;
  }

  private void decide(Decision decision) {
    Node node = at.child(decision.site());
    while (node != null) {
      Way other = node.wayInOtherTerms(decision, this::holds);
      if (other == null) {
        followWay(node, decision);
        return;
      }
      pass(other);
      if (stopped) {
        return;
      }
      node = at.child(decision.site());
    }
    if (at.finished) {
      stopped = true;
    } else if (at.depth() >= limits.decisions()) {
      stopAt(PathLimits.PATH_LENGTH);
      ways.tallies.cut(PathLimits.PATH_LENGTH);
    } else {
      grow(decision);
    }
  }

  private boolean holds(Expr condition) {
    return interpreter.satisfies(run.input(), List.of(condition));
  }

  private void followWay(Node node, Decision decision) {
    openMissing(node, decision);
    Way way = node.way(decision.outcome());
    if (way == null) {
      take(node, decision);
    } else {
      pass(way);
    }
    consume(node, decision.outcome());
  }

  /** Goes a way that the tree knows. */
  private void pass(Way way) {
    at = way;
    switch (way.state()) {
      case VISITED -> stopped = way.finished;
      case BOUNDED -> stopAt(way.reason());
      case INFEASIBLE -> {
        diverge(Divergence.Reason.REFUTED_WAY, "The run took a way that was refuted: " + way + ".");
        visit(way);
      }
      case OPEN, IN_FLIGHT, UNDECIDED -> visit(way);
    }
    bound.passed(way);
  }

  private void visit(Way way) {
    ways.visit(way);
    visited.add(way);
  }

  private void grow(Decision decision) {
    if (!at.children.isEmpty()) {
      diverge(
          Divergence.Reason.OTHER_SITE,
          "The run went on at %s, earlier ones at %s."
              .formatted(decision.site(), at.children.get(0).site()));
    }
    Node node = new Node(at, sites.apply(decision.site()), decisions, hash, pending);
    at.children.add(node);
    openMissing(node, decision);
    take(node, decision);
    consume(node, decision.outcome());
  }

  private void openMissing(Node node, Decision decision) {
    for (Event.Alternative alternative : decision.alternatives()) {
      if (node.way(alternative.outcome()) == null) {
        add(node, alternative.outcome(), alternative.condition());
      }
    }
  }

  private void add(Node node, int outcome, Expr condition) {
    Way way = new Way(node, outcome, condition, run);
    node.ways.add(way);
    if (condition instanceof Constant constant && !constant.asBoolean()) {
      ways.dismiss(way, State.INFEASIBLE, "");
    } else if (bound.excludes(way)) {
      ways.dismiss(way, State.BOUNDED, PathLimits.BRANCH_BOUND);
    } else {
      ways.open(way);
      opened.add(way);
    }
  }

  /** Goes a way that the tree did not know. */
  private void take(Node node, Decision decision) {
    Way way = new Way(node, decision.outcome(), decision.condition(), run);
    node.ways.add(way);
    at = way;
    if (bound.excludes(way)) {
      // Every path from here on has the branch too often.
      ways.dismiss(way, State.BOUNDED, PathLimits.BRANCH_BOUND);
      stopAt(PathLimits.BRANCH_BOUND);
      forgetIfFinished(node);
    } else {
      ways.enter(way);
      visited.add(way);
      bound.passed(way);
    }
  }

  /** Where the run's own way out of a new node is excluded, maybe no other is open. */
  private void forgetIfFinished(Node node) {
    if (node.unfinished == 0) {
      at = node.from;
      at.children.remove(node);
    }
  }

  private void consume(Node node, int outcome) {
    decisions = node.decisions + 1;
    hash = PathHash.step(node.hash, node.known.hash(), outcome);
  }

  private void stopAt(String name) {
    stopped = true;
    limit = name;
  }

  private void diverge(Divergence.Reason reason, String text) {
    if (divergence == null) {
      divergence = divergence(reason, text);
    }
  }

  /** A divergence that is noticed where the walk is now. */
  Divergence divergence(Divergence.Reason reason, String text) {
    return new Divergence(reason, at.depth(), text);
  }
}
