package dev.quarry.engine.spread;

/** A place where goals of one errand are done. Its workers are closed first. */
public interface GoalSite extends AutoCloseable {
  /** Somebody for one thread. */
  GoalWorker worker();

  @Override
  void close();
}
