package dev.quarry.lab.strategies;

import dev.quarry.search.markov.FlowGraph;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;

/** Runs through a flow graph, with calls and returns, by probabilities that nobody else knows. */
final class SimulatedRuns {
  private static final double RARE_SHARE = 0.3;
  private static final double RARE = 1e-3;
  private static final int MOST_STEPS = 20_000;
  private static final int DEEPEST = 12;

  private final FlowGraph graph;
  private final SplittableRandom random;

  /** By state: how likely the first successor is; the others share the rest. */
  private final double[] first;

  /** The number of the first transition of each state. */
  private final int[] transitions;

  private final BitSet taken = new BitSet();
  private int steps;

  SimulatedRuns(FlowGraph graph, long seed) {
    this.graph = graph;
    this.random = new SplittableRandom(seed);
    this.first = new double[graph.size()];
    this.transitions = new int[graph.size() + 1];
    for (int state = 0; state < graph.size(); state++) {
      double share = random.nextDouble() < RARE_SHARE ? RARE : 0.1 + 0.8 * random.nextDouble();
      first[state] = random.nextBoolean() ? share : 1 - share;
      transitions[state + 1] = transitions[state] + graph.successors(state);
    }
  }

  /** Which transitions one run takes. The set is overwritten by the next one. */
  BitSet next(IntConsumer visited) {
    taken.clear();
    steps = 0;
    activate(0, 0, visited);
    return taken;
  }

  int transition(int state, int successor) {
    return transitions[state] + successor;
  }

  private void activate(int entry, int depth, IntConsumer visited) {
    int state = entry;
    while (steps++ < MOST_STEPS) {
      visited.accept(state);
      for (int call = 0; call < graph.calls(state) && depth < DEEPEST; call++) {
        activate(graph.call(state, call), depth + 1, visited);
      }
      if (graph.successors(state) == 0) {
        return;
      }
      int choice = choice(state);
      taken.set(transition(state, choice));
      state = graph.successor(state, choice);
    }
  }

  private int choice(int state) {
    int count = graph.successors(state);
    if (count == 1 || random.nextDouble() < first[state]) {
      return 0;
    }
    return 1 + random.nextInt(count - 1);
  }
}
