package dev.quarry.engine.crash;

import dev.quarry.testgen.confirm.StateEnding;
import java.util.EnumMap;
import java.util.Map;

/** How many states ended in which row. Not safe for several threads. */
public final class Endings {
  private final Map<StateEnding, Long> counts = new EnumMap<>(StateEnding.class);

  void add(StateEnding row, long states) {
    if (states < 0) {
      throw new IllegalArgumentException("Nothing is counted " + states + " times.");
    }
    if (states > 0) {
      counts.merge(row, states, Long::sum);
    }
  }

  void addAll(Endings others) {
    others.counts.forEach(this::add);
  }

  /** How many states ended so. */
  public long count(StateEnding row) {
    return counts.getOrDefault(row, 0L);
  }

  /** The rows that have states, in the order of the table. */
  public Map<StateEnding, Long> rows() {
    return new EnumMap<>(counts);
  }

  /** All states. */
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
