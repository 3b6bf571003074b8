package dev.quarry.engine.spread;

/** How a goal ended that was given away. */
public sealed interface GoalEnd {
  /**
   * Somebody has done it.
   *
   * @param result checked
   */
  record Done(byte[] result) implements GoalEnd {}

  /** Whoever tried it was lost or failed, often enough. */
  record KillsWorker() implements GoalEnd {}

  /** It has not ended in time. */
  record Open() implements GoalEnd {}
}
