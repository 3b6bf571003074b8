package dev.quarry.engine.reach;

/**
 * What a search took.
 *
 * @param segments straight pieces of code gone through backwards
 * @param queries of the backward engine
 * @param turnedAway inputs that were tried and did not reach the target
 * @param runs of the forward engine
 * @param folded blocks that were taken as one with others, within the segments
 */
public record Effort(int segments, int queries, int turnedAway, int runs, int folded) {
  /** Nothing. */
  public static final Effort NONE = new Effort(0, 0, 0, 0);

  /** What a search took that folded nothing. */
  public Effort(int segments, int queries, int turnedAway, int runs) {
    this(segments, queries, turnedAway, runs, 0);
  }

  Effort plus(Effort other) {
    return new Effort(
        segments + other.segments,
        queries + other.queries,
        turnedAway + other.turnedAway,
        runs + other.runs,
        folded + other.folded);
  }
}
