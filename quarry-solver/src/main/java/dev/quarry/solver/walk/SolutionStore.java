package dev.quarry.solver.walk;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** The last solutions by input, as starting points of later searches (thesis §5.8). */
final class SolutionStore {
  private static final int MOST_PER_INPUT = 4;
  private static final int MOST_INPUTS = 10_000;

  private final Map<Input, Deque<Model>> solutions =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Input, Deque<Model>> eldest) {
          return size() > MOST_INPUTS;
        }
      };

  /** Remembers a solution. */
  synchronized void add(Model solution) {
    for (Input input : solution.values().keySet()) {
      Deque<Model> known = solutions.computeIfAbsent(input, i -> new ArrayDeque<>());
      known.remove(solution);
      known.addFirst(solution);
      if (known.size() > MOST_PER_INPUT) {
        known.removeLast();
      }
    }
  }

  /** Solutions that have values for some of the inputs, latest first. */
  synchronized List<Model> about(Collection<Input> inputs) {
    var found = new LinkedHashSet<Model>();
    for (Input input : inputs) {
      Deque<Model> known = solutions.get(input);
      if (known != null) {
        found.addAll(known);
      }
    }
    return new ArrayList<>(found);
  }
}
