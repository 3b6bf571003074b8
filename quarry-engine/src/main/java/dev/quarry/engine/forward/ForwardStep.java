package dev.quarry.engine.forward;

import dev.quarry.concolic.RunReport;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.program.MethodId;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.PathCondition;
import dev.quarry.search.tree.PathLimits;
import dev.quarry.search.tree.Prediction;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.TreeCounts;
import dev.quarry.search.tree.Way;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The execution tree of one entry, and the step that makes it grow (LCT's test selector and
 * executors; Kähkönen, Figure 11): pick a way, solve for it, run the solution, hold the run against
 * its own conditions, count what it covers, merge it. Safe for several threads.
 */
public final class ForwardStep {
  private final ExecutionTree tree;
  private final ConditionCheck check;
  private final Solver solver;
  private final CoverageTally tally;
  private final Duration solverTime;

  private ForwardStep(
      ExecutionTree tree,
      ConditionCheck check,
      Solver solver,
      CoverageTally tally,
      Duration solverTime) {
    this.tree = tree;
    this.check = check;
    this.solver = solver;
    this.tally = tally;
    this.solverTime = solverTime;
  }

  /** What is needed to solve for ways. */
  public record Tools(
      ExprFactory factory, OpaqueFunctions functions, Solver solver, Duration solverTime) {}

  /**
   * @param searcher who picks ways; for this tree alone
   * @param limits of paths
   * @param tally what runs cover is added to it
   */
  public static ForwardStep of(
      Tools tools, MethodId entry, Searcher searcher, PathLimits limits, CoverageTally tally) {
    return new ForwardStep(
        new ExecutionTree(searcher, limits),
        new ConditionCheck(tools.factory(), tools.functions(), entry),
        tools.solver(),
        tally,
        tools.solverTime());
  }

  /** The way that the searcher picks, in the hands of the caller from now on; none if none is. */
  public Optional<Way> take() {
    return tree.take();
  }

  /** The tree in figures. */
  public TreeCounts counts() {
    return tree.counts();
  }

  /** Makes a run with any input and takes it in. */
  public MadeRun run(RunMaker runs, Model input) throws IOException, InterruptedException {
    return run(runs, Prediction.NONE, input);
  }

  private MadeRun run(RunMaker runs, Prediction prediction, Model input)
      throws IOException, InterruptedException {
    return take(prediction, check.check(runs.run(prediction.request(input))));
  }

  private MadeRun take(Prediction prediction, RunReport report) {
    CoverageGain gain = tally.add(report.coverage());
    Merged merged = tree.merge(prediction, report, gain);
    return new MadeRun(report, merged, gain, prediction.target());
  }

  /**
   * Solves for a way that was taken, and runs the solution if the clock admits it.
   *
   * @param clock limits the solver, too
   */
  public Followed follow(RunMaker runs, Way way, SearchClock clock)
      throws IOException, InterruptedException {
    Solved solved = solve(way, clock);
    return solved.attempt().isPresent()
        ? take(solved.attempt().get(), make(runs, solved.attempt().get()))
        : solved.followed();
  }

  /**
   * What came of solving for a way.
   *
   * @param attempt a run to be made; none if there is nothing to run
   * @param followed the end of the matter if there is none
   */
  public record Solved(Optional<Attempt> attempt, Followed followed) {}

  /** A run to be made for a way. */
  public record Attempt(Prediction prediction, Model input, Duration solving) {}

  /**
   * The first part of following a way. The clock has admitted the run that is to be made.
   *
   * @param clock limits the solver, too
   */
  public Solved solve(Way way, SearchClock clock) {
    PathCondition path = tree.pathCondition(way);
    long start = System.nanoTime();
    Verdict verdict =
        solver.solve(new Query(path.conditions(), clock.budget(solverTime), way.hint()));
    Duration solving = Duration.ofNanos(System.nanoTime() - start);
    if (verdict instanceof Verdict.Unsat unsat) {
      return ended(refuted(way, path, unsat.core()), solving);
    }
    if (verdict instanceof Verdict.Sat sat && clock.admitsRun()) {
      var attempt = new Attempt(tree.prediction(way), way.hint().with(sat.model()), solving);
      return new Solved(Optional.of(attempt), without(Followed.Verdict.RUN, solving));
    }
    if (verdict instanceof Verdict.Unknown unknown && !clock.isOver()) {
      tree.undecided(way, unknown.reason().text());
      return ended(Followed.Verdict.UNDECIDED, solving);
    }
    tree.release(way);
    return ended(Followed.Verdict.RELEASED, solving);
  }

  /** The second part: changes nothing here, so several may be made at a time. */
  public RunReport make(RunMaker runs, Attempt attempt) throws IOException, InterruptedException {
    return check.check(runs.run(attempt.prediction().request(attempt.input())));
  }

  /** The third part: takes the run in. */
  public Followed take(Attempt attempt, RunReport report) {
    MadeRun run = take(attempt.prediction(), report);
    return new Followed(Followed.Verdict.RUN, Optional.of(run), attempt.solving());
  }

  private static Solved ended(Followed.Verdict verdict, Duration solving) {
    return new Solved(Optional.empty(), without(verdict, solving));
  }

  private static Followed without(Followed.Verdict verdict, Duration solving) {
    return new Followed(verdict, Optional.empty(), solving);
  }

  /** A contradiction that leans on a limit of the exploration says nothing beyond the limit. */
  private Followed.Verdict refuted(Way way, PathCondition path, List<Expr> core) {
    List<Expr> bounds = path.bounds();
    if (core.stream().anyMatch(bounds::contains)) {
      tree.bounded(way, "size of inputs");
      return Followed.Verdict.BOUNDED;
    }
    tree.infeasible(way);
    return Followed.Verdict.INFEASIBLE;
  }
}
