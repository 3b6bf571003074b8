package dev.quarry.lab.strategies;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.search.strategy.CoverageDistance;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.PathLimits;
import dev.quarry.search.tree.Prediction;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * One random test, then always the way that a searcher of Quarry picks from the execution tree: the
 * searchers are those of the product, and see the chain as a program that decides at each state
 * with two successors. Solving a way costs what the transitions up to it cost.
 */
final class TreeSearch implements Strategy {
  /** Makes a searcher that may ask how far uncovered states are. */
  @FunctionalInterface
  interface SearcherMaker {
    Searcher make(Chain chain, long seed, CoverageDistance distance);
  }

  /**
   * How often a path may decide one way in one state, so that loops end: the bound on iterations
   * that the paper asks for. Everything can be reached by a path that repeats nothing.
   */
  private static final int SAME_BRANCH = 1;

  /** After so many tests a repetition ends, covered or not. */
  private static final int LIMIT = 20_000;

  private static final MethodId METHOD = new MethodId("Chain", "run", "()V");
  private static final Ending ENDING = Ending.returned("");

  private final Chain chain;
  private final SearcherMaker maker;
  private final Expr anything = new ExprFactory().bool(true);

  /** By state and choice. */
  private final Event[][] decisions;

  private final Run run;
  private int covered;
  private int unfinished;

  TreeSearch(Chain chain, SearcherMaker maker) {
    this.chain = chain;
    this.maker = maker;
    this.run = new Run(chain);
    this.decisions = new Event[chain.size()][];
    for (int state = 0; state < chain.size(); state++) {
      var site = new Site(new Location(METHOD, state), Site.Kind.JUMP, 0);
      decisions[state] = new Event[] {decision(site, 0), decision(site, 1)};
    }
  }

  private Event decision(Site site, int choice) {
    return new Event.Decision(
        site, choice, anything, List.of(new Event.Alternative(1 - choice, anything)));
  }

  @Override
  public double cost(SplittableRandom random) {
    covered = 0;
    Searcher searcher = maker.make(chain, random.nextLong(), this::distance);
    var tree = new ExecutionTree(searcher, PathLimits.NONE.withSameBranch(SAME_BRANCH));
    merge(tree, Prediction.NONE, run.start().release(random));
    double cost = 1;
    for (int tests = 1; covered != chain.everything() && tests < LIMIT; tests++) {
      Optional<Way> way = tree.take();
      if (way.isEmpty()) {
        throw new IllegalStateException("Nothing is open, but not everything is covered");
      }
      cost += follow(way.get());
      merge(tree, tree.prediction(way.get()), run.release(random));
    }
    unfinished += covered == chain.everything() ? 0 : 1;
    return cost;
  }

  @Override
  public int unfinished() {
    return unfinished;
  }

  /** Starts a run along the path to a way, and returns its cost. */
  private double follow(Way way) {
    List<Integer> outcomes = new ArrayList<>();
    for (Optional<Way> at = Optional.of(way); at.isPresent(); at = at.get().previous()) {
      outcomes.add(at.get().outcome());
    }
    run.start();
    double cost = 0;
    for (int left = outcomes.size(); left > 0; ) {
      int state = run.last();
      int choice = chain.branches(state) ? outcomes.get(--left) : 0;
      cost += chain.cost(state, choice);
      run.take(choice);
    }
    return cost;
  }

  private void merge(ExecutionTree tree, Prediction prediction, Run finished) {
    int gain = Integer.bitCount(finished.visited() & ~covered);
    covered |= finished.visited();
    List<Event> events = new ArrayList<>();
    for (int i = 0; i < finished.length(); i++) {
      int state = finished.state(i);
      if (chain.branches(state)) {
        events.add(decisions[state][finished.choice(i)]);
      }
    }
    var report =
        new RunReport(
            Model.EMPTY, 0, events, ENDING, CoveredProbes.NONE, List.of(), "", finished.length());
    tree.merge(prediction, report, new CoverageGain(gain, 0));
  }

  /** How many transitions lead from the state behind a way to an uncovered one. */
  private double distance(Way way) {
    int state = way.site().location().instruction();
    int seen = 1 << chain.successor(state, way.outcome());
    for (int steps = 1; ; steps++) {
      if ((seen & ~covered) != 0) {
        return steps;
      }
      int wider = seen;
      for (int at = 0; at < chain.size(); at++) {
        for (int i = 0; Chain.contains(seen, at) && i < chain.successors(at); i++) {
          wider |= 1 << chain.successor(at, i);
        }
      }
      if (wider == seen) {
        return CoverageDistance.FAR;
      }
      seen = wider;
    }
  }
}
