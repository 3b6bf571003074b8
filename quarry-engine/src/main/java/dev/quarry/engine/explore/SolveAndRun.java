package dev.quarry.engine.explore;

import dev.quarry.expr.Expr;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Frontier;
import dev.quarry.search.tree.PathCondition;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Follows a way that no run has taken: solves its condition and runs the solution. */
final class SolveAndRun {
  private final ExecutionTree tree;
  private final Solver solver;
  private final Runner runner;
  private final Findings findings;
  private final StopClock stop;
  private final Duration solverTime;

  SolveAndRun(
      ExecutionTree tree,
      Solver solver,
      Runner runner,
      Findings findings,
      StopClock stop,
      Duration solverTime) {
    this.tree = tree;
    this.solver = solver;
    this.runner = runner;
    this.findings = findings;
    this.stop = stop;
    this.solverTime = solverTime;
  }

  void follow(Frontier way) throws IOException, InterruptedException {
    PathCondition path = tree.pathCondition(way);
    Verdict verdict = solve(path, way);
    if (verdict instanceof Verdict.Unsat unsat) {
      refuted(way, path, unsat.core());
    } else if (verdict instanceof Verdict.Sat sat && stop.admitsRun()) {
      runner.run(tree.prediction(way), way.hint().with(sat.model()));
    } else if (verdict instanceof Verdict.Unknown unknown && !stop.isOver()) {
      tree.undecided(way, unknown.reason().text());
    } else {
      tree.release(way);
    }
  }

  private Verdict solve(PathCondition path, Frontier way) {
    long start = System.nanoTime();
    try {
      return solver.solve(new Query(path.conditions(), stop.query(solverTime), way.hint()));
    } finally {
      findings.solved(System.nanoTime() - start);
    }
  }

  /** A contradiction that leans on a limit of the exploration says nothing beyond the limit. */
  private void refuted(Frontier way, PathCondition path, List<Expr> core) {
    List<Expr> bounds = path.bounds();
    if (core.stream().anyMatch(bounds::contains)) {
      tree.bounded(way, "size of inputs");
    } else {
      tree.infeasible(way);
    }
  }
}
