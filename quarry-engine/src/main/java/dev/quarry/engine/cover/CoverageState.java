package dev.quarry.engine.cover;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.engine.suite.Found;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.markov.MarkovModel;
import dev.quarry.search.tree.Way;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a campaign knows: the chain with its rewards, what is covered, and by which inputs. */
final class CoverageState {
  /** How far back from a way its caller is looked for. */
  private static final int LOOK_BACK = 40;

  /** What is expected after the method returns counts less: much may happen until then. */
  private static final double AFTER_RETURN = 0.5;

  private final ChainOfCode chain;
  private final Aim aim;
  private final SearchClock clock;
  private final MarkovModel model;
  private final Map<String, BitSet> covered = new LinkedHashMap<>();
  private final BitSet open = new BitSet();
  private final List<Found> found = new ArrayList<>();
  private final List<CurvePoint> curve = new ArrayList<>();

  CoverageState(ChainOfCode chain, Aim aim, SearchClock clock) {
    this.chain = chain;
    this.aim = aim;
    this.clock = clock;
    this.model = new MarkovModel(chain.graph(), GreedyRule.estimator());
    open.set(0, aim.branches().size());
    BitSet worth = chain.rewarding();
    for (int state = 0; state < chain.graph().size(); state++) {
      if (!worth.get(state)) {
        model.cover(state);
      }
    }
  }

  ChainOfCode chain() {
    return chain;
  }

  /** The wanted branches that no test takes yet. */
  List<CountedBranch> open() {
    return open.stream().mapToObj(aim.branches()::get).toList();
  }

  /** Whether no test takes a wanted branch yet, given by its number. */
  boolean isOpen(int branch) {
    return open.get(branch);
  }

  /** The number of the next open branch; negative if there is none. */
  int nextOpen(int from) {
    return open.nextSetBit(from);
  }

  CountedBranch branch(int number) {
    return aim.branches().get(number);
  }

  int coveredBranches() {
    return aim.branches().size() - open.cardinality();
  }

  boolean isDone() {
    return open.isEmpty();
  }

  List<Found> found() {
    return List.copyOf(found);
  }

  List<CurvePoint> curve() {
    return List.copyOf(curve);
  }

  /** What a run that begins with a driver is expected to cover. */
  double reward(DriverState approach) {
    double expected = approach.entry() == ChainOfCode.NONE ? 0 : model.reward(approach.entry());
    return approach.promise() * GreedyRule.ofRandomRun(expected, approach.runs(), approach.vain());
  }

  /** What a run that takes a branch is expected to cover from there on. */
  double reward(CountedBranch branch) {
    double best = 0;
    for (Branch way : branch.ways()) {
      int state = chain.outcome(way);
      best = Math.max(best, state == ChainOfCode.NONE ? 0 : model.reward(state));
    }
    return best;
  }

  /**
   * What a run that takes a way is expected to cover from there on, and, since the chain has no
   * edges for returns, after the return to the caller that the path to the way has come through:
   * the driver, if nothing was decided in another method before.
   */
  double reward(DriverState approach, Way way) {
    int state = chain.destination(way);
    double own = state == ChainOfCode.NONE ? 0 : model.reward(state);
    MethodId method = way.site().location().method();
    Optional<Way> at = way.previous();
    for (int i = 0; i < LOOK_BACK && at.isPresent(); i++) {
      Way before = at.get();
      if (!before.site().location().method().equals(method)) {
        int caller = chain.destination(before);
        if (caller != ChainOfCode.NONE) {
          return own + AFTER_RETURN * model.reward(caller);
        }
      }
      at = before.previous();
    }
    return own + AFTER_RETURN * reward(approach);
  }

  /** Whether something of the classes under test was executed that no test executes yet. */
  boolean isNews(CoveredProbes probes) {
    for (String name : aim.classes()) {
      BitSet run = probes.byClass().get(name);
      if (run != null) {
        BitSet fresh = (BitSet) run.clone();
        fresh.andNot(covered.getOrDefault(name, new BitSet()));
        if (!fresh.isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Adds a run.
   *
   * @param target the way it was solved for: what is decided until then was not left to chance, and
   *     so is not counted
   * @param times how many runs it stands for
   * @return whether it is the first to cover something
   */
  boolean add(Found run, Optional<Way> target, double times) {
    if (!isTestable(run.ending())) {
      // Counted, such runs would promise again and again what they can't give.
      return false;
    }
    BitSet visited = chain.visited(run.coverage());
    chain.count(visited, decided(target), times, model);
    if (!isNews(run.coverage())) {
      return false;
    }
    for (String name : aim.classes()) {
      BitSet probes = run.coverage().byClass().get(name);
      if (probes != null) {
        covered.computeIfAbsent(name, any -> new BitSet()).or(probes);
      }
    }
    cover(visited);
    found.add(run);
    return true;
  }

  private BitSet decided(Optional<Way> target) {
    BitSet blocks = new BitSet();
    Optional<Way> at = target;
    while (at.isPresent()) {
      int block = chain.block(at.get().site().location());
      if (block != ChainOfCode.NONE) {
        blocks.set(block);
      }
      at = at.get().previous();
    }
    return blocks;
  }

  /** What a test can show: other endings don't come about in a test, or are no good in one. */
  static boolean isTestable(Ending ending) {
    return ending.kind() == Ending.Kind.RETURNED || ending.kind() == Ending.Kind.THREW;
  }

  private void cover(BitSet visited) {
    CoveredProbes all = new CoveredProbes(covered);
    int before = coveredBranches();
    for (int i = open.nextSetBit(0); i >= 0; i = open.nextSetBit(i + 1)) {
      CountedBranch branch = aim.branches().get(i);
      if (CountedBranches.isCovered(branch, all)) {
        open.clear(i);
        branch.ways().forEach(way -> cover(chain.outcome(way)));
      }
    }
    if (coveredBranches() > before) {
      curve.add(new CurvePoint(clock.elapsedSeconds(), coveredBranches()));
    }
    for (int s = visited.nextSetBit(0); s >= 0; s = visited.nextSetBit(s + 1)) {
      if (!chain.isOutcome(s)) {
        cover(s);
      }
    }
  }

  private void cover(int state) {
    if (state != ChainOfCode.NONE) {
      model.cover(state);
    }
  }
}
