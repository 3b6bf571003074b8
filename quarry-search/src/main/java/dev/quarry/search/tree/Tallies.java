package dev.quarry.search.tree;

import dev.quarry.concolic.Ending;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** The running figures behind {@link TreeCounts}. */
final class Tallies {
  long runs;
  long paths;
  long divergences;
  private final Map<Way.State, Long> states = new EnumMap<>(Way.State.class);
  private final Map<String, Long> undecided = new TreeMap<>();
  private final Map<String, Long> bounded = new TreeMap<>();
  private final Map<Ending.Kind, Long> endings = new EnumMap<>(Ending.Kind.class);

  void enter(Way.State state, String reason) {
    count(state, reason, 1);
  }

  void leave(Way.State state, String reason) {
    count(state, reason, -1);
  }

  void cut(String limit) {
    add(bounded, limit, 1);
  }

  void ended(Ending.Kind kind) {
    add(endings, kind, 1);
  }

  private void count(Way.State state, String reason, long change) {
    add(states, state, change);
    if (state == Way.State.UNDECIDED) {
      add(undecided, reason, change);
    } else if (state == Way.State.BOUNDED) {
      add(bounded, reason, change);
    }
  }

  private static <K> void add(Map<K, Long> counts, K key, long change) {
    counts.merge(key, change, Long::sum);
  }

  long in(Way.State state) {
    return states.getOrDefault(state, 0L);
  }

  TreeCounts snapshot() {
    undecided.values().removeIf(count -> count == 0);
    bounded.values().removeIf(count -> count == 0);
    return new TreeCounts(
        runs,
        paths,
        in(Way.State.OPEN),
        in(Way.State.IN_FLIGHT),
        in(Way.State.INFEASIBLE),
        undecided,
        bounded,
        endings,
        divergences);
  }
}
