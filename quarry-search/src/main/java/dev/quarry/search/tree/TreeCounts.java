package dev.quarry.search.tree;

import dev.quarry.concolic.Ending;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The tree in figures.
 *
 * @param runs merged
 * @param paths different ones
 * @param open ways nobody tried
 * @param inFlight ways in the hands of workers
 * @param infeasible ways that no input takes
 * @param undecided ways tried in vain, by reason
 * @param bounded ways excluded, and paths not followed to their end, by limit
 * @param endings of different paths
 * @param divergences runs that did not do what the tree says
 */
public record TreeCounts(
    long runs,
    long paths,
    long open,
    long inFlight,
    long infeasible,
    Map<String, Long> undecided,
    Map<String, Long> bounded,
    Map<Ending.Kind, Long> endings,
    long divergences) {
  public TreeCounts {
    undecided = Collections.unmodifiableMap(new LinkedHashMap<>(undecided));
    bounded = Collections.unmodifiableMap(new LinkedHashMap<>(bounded));
    endings = Collections.unmodifiableMap(new LinkedHashMap<>(endings));
  }

  /**
   * Why the exploration is not complete, with how often; empty if it is. A path that was cut, by a
   * time-out for example, leaves unknown what is behind the cut.
   */
  public Map<String, Long> incompleteness() {
    Map<String, Long> reasons = new LinkedHashMap<>();
    if (runs == 0) {
      reasons.put("no run", 1L);
    }
    addPositive(reasons, "open", open);
    addPositive(reasons, "in flight", inFlight);
    undecided.forEach((reason, count) -> addPositive(reasons, "undecided: " + reason, count));
    bounded.forEach((limit, count) -> addPositive(reasons, "bounded: " + limit, count));
    endings.forEach(
        (kind, count) -> {
          if (cutsPath(kind)) {
            addPositive(reasons, "cut: " + kind.text(), count);
          }
        });
    return reasons;
  }

  /** Whether there is nothing that could still be explored. */
  public boolean isExhausted() {
    return incompleteness().isEmpty();
  }

  private static boolean cutsPath(Ending.Kind kind) {
    return kind == Ending.Kind.CLASS_MISSING
        || kind == Ending.Kind.CLASS_TOO_NEW
        || kind == Ending.Kind.LINKAGE
        || kind == Ending.Kind.INITIALISER_FAILED
        || kind == Ending.Kind.TIMED_OUT
        || kind == Ending.Kind.PATH_TOO_LONG
        || kind == Ending.Kind.CALL_TOO_DEEP
        || kind == Ending.Kind.INTERNAL_ERROR
        || kind == Ending.Kind.HEAP_EXHAUSTED
        || kind == Ending.Kind.WORKER_LOST
        || kind == Ending.Kind.REFUSED;
  }

  private static void addPositive(Map<String, Long> reasons, String reason, long count) {
    if (count > 0) {
      reasons.put(reason, count);
    }
  }
}
