package dev.quarry.solver;

/** What limits are counted in. */
public enum Measure {
  /** The time on the wall: limits are kept, and a busy machine gets less far. */
  TIME,
  /**
   * Work, in the time that it takes on an idle machine: the same seed gives the same answers on
   * every machine, however busy.
   */
  WORK;

  /** A clock that begins now, for one thread of decisions. */
  public Clock clock() {
    return this == TIME ? Clock.WALL : new WorkClock();
  }
}
