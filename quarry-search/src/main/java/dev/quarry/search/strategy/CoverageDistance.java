package dev.quarry.search.strategy;

import dev.quarry.search.tree.Way;

/** How far it is from a way to something not covered yet, or to a target, in steps of any kind. */
@FunctionalInterface
public interface CoverageDistance {
  /** What KLEE takes for a state from which nothing uncovered can be reached. */
  double FAR = 10_000;

  /** Nobody computes distances. */
  CoverageDistance UNKNOWN = way -> FAR;

  /** A positive number. */
  double from(Way way);
}
