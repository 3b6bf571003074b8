package dev.quarry.solver.link;

import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;

/** A solver in front of another one, whose work and own time are counted. */
public abstract class Link implements Solver {
  private final String name;
  private final Solver next;
  private final Statistics statistics;

  protected Link(String name, Solver next, Statistics statistics) {
    this.name = name;
    this.next = next;
    this.statistics = statistics;
    statistics.register(name);
  }

  @Override
  public final Verdict solve(Query query) {
    var inner = new Asked(next);
    long start = System.nanoTime();
    Verdict verdict = null;
    try {
      verdict = decide(query, inner);
      return verdict;
    } finally {
      boolean hit = inner.calls == 0 && verdict != null && !(verdict instanceof Verdict.Unknown);
      statistics.record(name, hit, System.nanoTime() - start - inner.nanos);
    }
  }

  /** Answers the query, with the help of the next solver if need be. */
  protected abstract Verdict decide(Query query, Solver next);

  @Override
  public void close() {
    next.close();
  }

  /** The next solver, as one query sees it. */
  private static final class Asked implements Solver {
    private final Solver solver;
    private int calls;
    private long nanos;

    Asked(Solver solver) {
      this.solver = solver;
    }

    @Override
    public Verdict solve(Query query) {
      calls++;
      long start = System.nanoTime();
      try {
        return solver.solve(query);
      } finally {
        nanos += System.nanoTime() - start;
      }
    }
  }
}
