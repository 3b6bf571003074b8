package dev.quarry.solver.smt.process;

import dev.quarry.solver.Measure;

/**
 * When a solver process is replaced by a new one, between two queries.
 *
 * @param maxQueries after so many queries
 * @param maxResidentKilobytes when it holds more memory than this after a query
 * @param heapMegabytes its Java heap; scripts and values pass through it, solving needs native
 *     memory
 * @param measure what the limits of queries are counted in
 */
public record ChildLimits(
    int maxQueries, long maxResidentKilobytes, int heapMegabytes, Measure measure) {
  /** 50,000 queries, 1 GiB, 256 MB of heap. */
  public static final ChildLimits DEFAULT = new ChildLimits(50_000, 1L << 20, 256, Measure.TIME);

  public ChildLimits withMeasure(Measure changed) {
    return new ChildLimits(maxQueries, maxResidentKilobytes, heapMegabytes, changed);
  }
}
