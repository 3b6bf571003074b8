package dev.quarry.search.markov;

import java.util.Arrays;

/**
 * A flow graph written down for solving: states are named by their positions in the {@link
 * SolvingOrder}, edges lie in flat arrays, and each edge knows whether it looks ahead.
 */
final class Wiring {
  /** Edges of the state at position p are those from first[p] until first[p + 1]. */
  record Edges(int[] first, int[] target) {
    int from(int position) {
      return first[position];
    }

    int until(int position) {
      return first[position + 1];
    }
  }

  /** From which array of targets edges are taken, and which of them. */
  private interface Selection {
    int count(int state);

    int target(int state, int index);

    boolean selects(int from, int to);
  }

  final Edges flow;

  /** Calls into other components: rewards are complete before this state's. */
  final Edges plainCalls;

  /** Calls that lead back to this state, that is recursion. */
  final Edges recursiveCalls;

  /** Whose reward depends on this state's. */
  final Edges dependents;

  Wiring(FlowGraph graph, SolvingOrder order) {
    flow = edges(graph, order, flowOf(graph));
    plainCalls = edges(graph, order, callsOf(graph, order, false));
    recursiveCalls = edges(graph, order, callsOf(graph, order, true));
    dependents = reversed(graph.size(), flow, plainCalls, recursiveCalls);
  }

  private static Selection flowOf(FlowGraph graph) {
    return new Selection() {
      @Override
      public int count(int state) {
        return graph.successors(state);
      }

      @Override
      public int target(int state, int index) {
        return graph.successor(state, index);
      }

      @Override
      public boolean selects(int from, int to) {
        return true;
      }
    };
  }

  private static Selection callsOf(FlowGraph graph, SolvingOrder order, boolean recursive) {
    return new Selection() {
      @Override
      public int count(int state) {
        return graph.calls(state);
      }

      @Override
      public int target(int state, int index) {
        return graph.call(state, index);
      }

      @Override
      public boolean selects(int from, int to) {
        return (order.begin(from) == order.begin(to)) == recursive;
      }
    };
  }

  private static Edges edges(FlowGraph graph, SolvingOrder order, Selection selection) {
    var first = new int[graph.size() + 1];
    var targets = new int[64];
    int count = 0;
    for (int position = 0; position < graph.size(); position++) {
      int state = order.stateAt(position);
      for (int i = 0; i < selection.count(state); i++) {
        int target = order.position(selection.target(state, i));
        if (selection.selects(position, target)) {
          if (count == targets.length) {
            targets = Arrays.copyOf(targets, 2 * count);
          }
          targets[count++] = target;
        }
      }
      first[position + 1] = count;
    }
    return new Edges(first, Arrays.copyOf(targets, count));
  }

  private static Edges reversed(int size, Edges... all) {
    var first = new int[size + 1];
    for (Edges edges : all) {
      for (int target : edges.target) {
        first[target + 1]++;
      }
    }
    for (int position = 0; position < size; position++) {
      first[position + 1] += first[position];
    }
    var sources = new int[first[size]];
    int[] next = first.clone();
    for (Edges edges : all) {
      for (int source = 0; source < size; source++) {
        for (int e = edges.from(source); e < edges.until(source); e++) {
          sources[next[edges.target[e]]++] = source;
        }
      }
    }
    return new Edges(first, sources);
  }
}
