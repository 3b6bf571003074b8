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
  private final Map<Frontier.State, Long> states = new EnumMap<>(Frontier.State.class);
  private final Map<String, Long> undecided = new TreeMap<>();
  private final Map<String, Long> bounded = new TreeMap<>();
  private final Map<Ending.Kind, Long> endings = new EnumMap<>(Ending.Kind.class);

  void enter(Frontier.State state, String reason) {
    count(state, reason, 1);
  }

  void leave(Frontier.State state, String reason) {
    count(state, reason, -1);
  }

  void cut(String limit) {
    add(bounded, limit, 1);
  }

  void ended(Ending.Kind kind) {
    add(endings, kind, 1);
  }

  private void count(Frontier.State state, String reason, long change) {
    add(states, state, change);
    if (state == Frontier.State.UNDECIDED) {
      add(undecided, reason, change);
    } else if (state == Frontier.State.BOUNDED) {
      add(bounded, reason, change);
    }
  }

  private static <K> void add(Map<K, Long> counts, K key, long change) {
    counts.merge(key, change, Long::sum);
  }

  long in(Frontier.State state) {
    return states.getOrDefault(state, 0L);
  }

  TreeCounts snapshot() {
    undecided.values().removeIf(count -> count == 0);
    bounded.values().removeIf(count -> count == 0);
    return new TreeCounts(
        runs,
        paths,
        in(Frontier.State.OPEN),
        in(Frontier.State.IN_FLIGHT),
        in(Frontier.State.INFEASIBLE),
        undecided,
        bounded,
        endings,
        divergences);
  }
}
