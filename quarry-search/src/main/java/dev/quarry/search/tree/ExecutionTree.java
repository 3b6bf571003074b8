package dev.quarry.search.tree;

import dev.quarry.concolic.Event.Premise;
import dev.quarry.concolic.PathHash;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.Site;
import dev.quarry.search.tree.PathCondition.Conjunct;
import dev.quarry.search.tree.PathCondition.Source;
import dev.quarry.search.tree.Way.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The symbolic execution tree of a program (Kähkönen, chapter 4), shared by all workers.
 *
 * <p>A worker's round: {@link #take} a way; solve its {@link #pathCondition}; run the model with
 * its {@link #prediction}; {@link #merge} the report. If that fails, it says so with {@link
 * #infeasible}, {@link #bounded} or {@link #undecided}, or gives the way back with {@link
 * #release}. The first run is merged with {@link Prediction#NONE}, and so is any run with an input
 * from elsewhere.
 *
 * <p>Memory is proportional to the ways that are open, in flight or undecided and the paths to
 * them: what is behind a finished way is forgotten.
 */
public final class ExecutionTree {
  /** The reason of ways whose run went elsewhere. */
  public static final String DIVERGED = "The run left its predicted path.";

  /** The reason of ways whose run ended before. */
  public static final String ENDED_EARLY = "The run ended before it came to the decision.";

  private final Object lock = new Object();
  private final Searcher searcher;
  private final PathLimits limits;
  private final WayTable ways;
  private final TreePlace.Entry entry = new TreePlace.Entry();
  private final Map<Site, KnownSite> sites = new HashMap<>();

  public ExecutionTree(Searcher searcher, PathLimits limits) {
    this.searcher = searcher;
    this.limits = limits;
    this.ways = new WayTable(searcher);
  }

  /**
   * The way to try next, in flight from now on; none if none is open, which may change as long as
   * others are in flight. Ways that were given back come first.
   */
  public Optional<Way> take() {
    synchronized (lock) {
      return ways.take();
    }
  }

  /** What an input must satisfy to take a way. */
  public PathCondition pathCondition(Way way) {
    List<Conjunct> backwards = new ArrayList<>();
    TreePlace place = way;
    while (place instanceof Way step) {
      backwards.add(new Conjunct(step.condition(), Source.DECISION));
      List<Premise> premises = step.node().premises;
      for (int i = premises.size() - 1; i >= 0; i--) {
        Premise premise = premises.get(i);
        backwards.add(new Conjunct(premise.condition(), Source.of(premise.kind())));
      }
      place = step.node().from;
    }
    Collections.reverse(backwards);
    return new PathCondition(backwards);
  }

  /** What the run that takes a way will decide first. */
  public Prediction prediction(Way way) {
    Node node = way.node();
    if (way.isRelative()) {
      return new Prediction(Optional.of(way), node.decisions, node.hash);
    }
    long hash = PathHash.step(node.hash, node.known.hash(), way.outcome());
    return new Prediction(Optional.of(way), node.decisions + 1, hash);
  }

  /**
   * Adds a run to the tree.
   *
   * @param prediction what the run was made for
   * @param report what it did; decisions may be left out if the prediction foresaw them
   * @param gain what it covered first
   */
  public Merged merge(Prediction prediction, RunReport report, CoverageGain gain) {
    if (report.skipped() != 0 && report.skipped() != prediction.known()) {
      throw new IllegalArgumentException(
          "A report leaves out %d decisions where %d were predicted."
              .formatted(report.skipped(), prediction.known()));
    }
    synchronized (lock) {
      OpeningRun run = nextRun(prediction, report, gain);
      var walk = new MergeWalk(ways, limits, this::known, run, entry);
      if (report.skipped() > 0) {
        prediction.target().ifPresent(walk::skipTo);
      }
      walk.follow(report.events());
      walk.end();
      return account(prediction, report, gain, walk);
    }
  }

  private OpeningRun nextRun(Prediction prediction, RunReport report, CoverageGain gain) {
    ways.tallies.runs++;
    int generation = prediction.target().map(way -> way.origin().generation() + 1).orElse(0);
    int before = prediction.target().map(way -> way.origin().runsSinceGain()).orElse(0);
    int sinceGain = gain.total() > 0 ? 1 : before + 1;
    return new OpeningRun(ways.tallies.runs, generation, gain, sinceGain, report.input());
  }

  private KnownSite known(Site site) {
    return sites.computeIfAbsent(site, KnownSite::of);
  }

  private Merged account(
      Prediction prediction, RunReport report, CoverageGain gain, MergeWalk walk) {
    Optional<Divergence> divergence =
        Optional.ofNullable(walk.divergence).or(() -> missedTarget(prediction, walk));
    boolean isNew = !walk.visited.isEmpty() || isFirstWithoutDecision(walk);
    if (isNew) {
      ways.tallies.paths++;
      ways.tallies.ended(report.ending().kind());
    }
    prediction.target().ifPresent(way -> giveUp(way, walk));
    if (divergence.isPresent()) {
      ways.tallies.divergences++;
    }
    Merged merged =
        new Merged(
            ways.tallies.runs,
            isNew,
            walk.visited,
            walk.opened,
            divergence,
            Optional.ofNullable(walk.limit));
    searcher.ran(merged, gain);
    return merged;
  }

  private boolean isFirstWithoutDecision(MergeWalk walk) {
    if (walk.place() != entry || entry.ended || entry.finished) {
      return false;
    }
    entry.ended = true;
    return true;
  }

  private static Optional<Divergence> missedTarget(Prediction prediction, MergeWalk walk) {
    return prediction
        .target()
        .filter(way -> way.state() != State.VISITED)
        .map(
            way ->
                walk.endedBefore(way.node())
                    ? walk.divergence(Divergence.Reason.ENDED_EARLY, ENDED_EARLY)
                    : walk.divergence(Divergence.Reason.OTHER_WAY, DIVERGED));
  }

  private void giveUp(Way target, MergeWalk walk) {
    if (target.state() == State.IN_FLIGHT) {
      String reason = walk.endedBefore(target.node()) ? ENDED_EARLY : DIVERGED;
      ways.settle(target, State.UNDECIDED, reason);
    }
  }

  /** No input takes the way. */
  public void infeasible(Way way) {
    settle(way, State.INFEASIBLE, "");
  }

  /** Nobody could find out whether an input takes the way, and why. */
  public void undecided(Way way, String reason) {
    settle(way, State.UNDECIDED, reason);
  }

  /** Only inputs beyond a limit of the exploration take the way. */
  public void bounded(Way way, String limit) {
    settle(way, State.BOUNDED, limit);
  }

  private void settle(Way way, State state, String reason) {
    synchronized (lock) {
      ways.settle(way, state, reason);
    }
  }

  /** The worker that had the way is lost: the way is open again, and the next to be taken. */
  public void release(Way way) {
    synchronized (lock) {
      ways.giveBack(way);
    }
  }

  /** Where all paths begin. For tests that look inside. */
  TreePlace entry() {
    return entry;
  }

  /** The tree in figures. */
  public TreeCounts counts() {
    synchronized (lock) {
      return ways.tallies.snapshot();
    }
  }

  /** Whether all paths were run: nothing open, in flight, undecided, bounded or cut. */
  public boolean isExhausted() {
    return counts().isExhausted();
  }
}
