package dev.quarry.solver;

/**
 * Decides path conditions. Implementations are safe for many threads unless they say otherwise, end
 * within the query's budget (plus a small grace), and never throw for a query they can't decide.
 */
public interface Solver extends AutoCloseable {
  /** Decides the query. */
  Verdict solve(Query query);

  /** Releases processes and files, of inner solvers too. */
  @Override
  default void close() {}
}
