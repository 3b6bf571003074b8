package dev.quarry.solver;

/**
 * Decides path conditions. Implementations are safe for many threads unless they say otherwise, end
 * within the query's budget (plus a small grace), and never throw for a query they can't decide.
 */
public interface Solver extends AutoCloseable {
  /** Decides the query. */
  Verdict solve(Query query);

  /**
   * One that decides the same and remembers nothing of other queries, so that what it answers does
   * not depend on who else asked before, or at the same time. Need not be closed.
   */
  default Solver forgetful() {
    return this;
  }

  /** Releases processes and files, of inner solvers too. */
  @Override
  default void close() {}
}
