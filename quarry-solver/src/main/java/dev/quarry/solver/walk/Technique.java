package dev.quarry.solver.walk;

/**
 * What the walk does beyond Algorithms 5.1 to 5.4; each can be left out to see what it is worth.
 */
public enum Technique {
  /** Of variables with the same error any may be changed next, not always the first of them. */
  RANDOM_TIES,
  /** Random steps of many magnitudes, from one representable value to any, and bit flips. */
  MANY_SCALES,
  /** Random steps are clipped to the interval that the linear inequalities leave to a variable. */
  CLIPPED_STEPS,
  /** Neighbours taken from the query's constants and from other variables. */
  POOLED_VALUES,
  /**
   * Errors are summed on a logarithmic scale, so that one large error does not drown the others.
   */
  SCALED_ERRORS,
  /** Steps along one variable that double while they help (the alternating variable method). */
  PATTERN_MOVES,
  /** Steps of all variables along the direction of the last improvements. */
  RIDGE_MOVES,
  /** All floating-point variables are rounded to few decimal places at once. */
  ROUND_NUMBERS,
  /** Two variables of a violated constraint are changed at once. */
  PAIR_MOVES,
  /** A wanted value is propagated from a violated constraint down to an input. */
  INVERSE_VALUES,
  /** A search that has gone astray returns to the best point it met before it leaves again. */
  RETURNS,
  /** Searches start from solutions of earlier queries about the same inputs as well. */
  MEMOISED_STARTS,
  /** Opaque calls are replaced by their values at the best point and the solver is asked again. */
  OPAQUE_PINNING
}
