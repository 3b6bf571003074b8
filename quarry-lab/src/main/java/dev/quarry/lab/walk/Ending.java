package dev.quarry.lab.walk;

/** How an attempt ended, judged by plain Java. */
public enum Ending {
  /** A solution was found, and the predicate accepts it. */
  SOLVED,
  /** The condition was shown to be unsatisfiable, and no witness says otherwise. */
  REFUTED,
  /** Neither, within the budget. */
  OPEN,
  /** A solution was reported that the predicate rejects, or a satisfiable condition was refuted. */
  WRONG
}
