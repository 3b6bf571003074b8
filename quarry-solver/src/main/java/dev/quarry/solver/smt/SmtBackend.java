package dev.quarry.solver.smt;

import java.time.Duration;

/**
 * Something that answers scripts, one at a time per caller. Every call is independent of the ones
 * before it. Implementations are safe for use from several threads, though calls may wait for each
 * other. After {@link #close()} answers are {@code Unknown}.
 */
public interface SmtBackend extends AutoCloseable {

  /** Decides the conjunction of the script's assertions. */
  SmtAnswer check(SmtScript script, Duration timeout);

  /** Runs a complete script up to its last {@code check-sat}. */
  SmtAnswer check(RawScript script, Duration timeout);

  @Override
  void close();
}
