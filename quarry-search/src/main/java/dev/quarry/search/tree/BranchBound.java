package dev.quarry.search.tree;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which ways a path has gone too often: the branch counters of Bester, section 3.3.3.1, one per
 * outcome of a site, counted on one path.
 */
final class BranchBound {
  private final PathLimits limits;

  /** Of the path walked so far; not counted before it is asked for. */
  private @Nullable Map<Step, Integer> counts;

  BranchBound(PathLimits limits) {
    this.limits = limits;
  }

  /** Whether a way out of the decision that comes next would occur too often. */
  boolean excludes(Way way) {
    if (!limits.boundsBranches()) {
      return false;
    }
    if (counts == null) {
      counts = countUntil(way.node().from);
    }
    return counts.getOrDefault(way.step(), 0) >= limits.sameBranch();
  }

  /** The path goes this way. */
  void passed(Way way) {
    if (counts != null) {
      counts.merge(way.step(), 1, Integer::sum);
    }
  }

  private static Map<Step, Integer> countUntil(TreePlace place) {
    Map<Step, Integer> result = new HashMap<>();
    TreePlace at = place;
    while (at instanceof Way way) {
      result.merge(way.step(), 1, Integer::sum);
      at = way.node().from;
    }
    return result;
  }
}
