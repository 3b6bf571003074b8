package dev.quarry.search.markov;

import java.util.Arrays;

/**
 * The order in which rewards are computed: what a state needs comes before it, as far as cycles
 * allow. Strongly connected components stand one after the other in reverse topological order
 * (Tarjan, "Depth-first search and linear graph algorithms", 1972); within a component states are
 * in post-order, so that in a reducible flow graph only back edges of loops look ahead.
 */
final class SolvingOrder {
  private static final int UNSEEN = -1;

  private final FlowGraph graph;

  /** When a state was left, counted from 0. */
  private final int[] left;

  /** When a state was entered, counted from 0; {@link #UNSEEN} before. */
  private final int[] entered;

  /** Tarjan's low link. */
  private final int[] low;

  private final boolean[] open;
  private final int[] stack;
  private final int[] path;
  private final int[] nextEdge;
  private final int[] stateAt;
  private final int[] position;
  private final int[] begin;
  private final int[] end;
  private int stackSize;
  private int enteredCount;
  private int leftCount;
  private int placed;

  SolvingOrder(FlowGraph graph) {
    this.graph = graph;
    int size = graph.size();
    left = new int[size];
    entered = new int[size];
    Arrays.fill(entered, UNSEEN);
    low = new int[size];
    open = new boolean[size];
    stack = new int[size];
    path = new int[size];
    nextEdge = new int[size];
    stateAt = new int[size];
    position = new int[size];
    begin = new int[size];
    end = new int[size];
    boolean[] flowsIn = flowsIn();
    visitAll(flowsIn, false);
    visitAll(flowsIn, true);
  }

  /** Where a state stands in the order. */
  int position(int state) {
    return position[state];
  }

  /** Which state stands at a position. */
  int stateAt(int at) {
    return stateAt[at];
  }

  /** The first position of the component that a position belongs to. */
  int begin(int at) {
    return begin[at];
  }

  /** The position after the component that a position belongs to. */
  int end(int at) {
    return end[at];
  }

  /** Entries are visited first: a loop should be entered by its header. */
  private void visitAll(boolean[] flowsIn, boolean wanted) {
    for (int state = 0; state < graph.size(); state++) {
      if (flowsIn[state] == wanted && entered[state] == UNSEEN) {
        visit(state);
      }
    }
  }

  private boolean[] flowsIn() {
    var in = new boolean[graph.size()];
    for (int state = 0; state < graph.size(); state++) {
      for (int i = 0; i < graph.successors(state); i++) {
        in[graph.successor(state, i)] = true;
      }
    }
    return in;
  }

  /** Depth first without recursion, since programs are deeper than thread stacks. */
  private void visit(int root) {
    int depth = 0;
    enter(root);
    path[0] = root;
    while (depth >= 0) {
      int state = path[depth];
      if (nextEdge[state] < graph.successors(state) + graph.calls(state)) {
        int target = edge(state, nextEdge[state]++);
        if (entered[target] == UNSEEN) {
          enter(target);
          path[++depth] = target;
        } else if (open[target]) {
          low[state] = Math.min(low[state], entered[target]);
        }
      } else {
        leave(state);
        depth--;
        if (depth >= 0) {
          low[path[depth]] = Math.min(low[path[depth]], low[state]);
        }
      }
    }
  }

  private int edge(int state, int index) {
    int flow = graph.successors(state);
    return index < flow ? graph.successor(state, index) : graph.call(state, index - flow);
  }

  private void enter(int state) {
    entered[state] = enteredCount;
    low[state] = enteredCount++;
    open[state] = true;
    stack[stackSize++] = state;
  }

  private void leave(int state) {
    left[state] = leftCount++;
    if (low[state] == entered[state]) {
      close(state);
    }
  }

  private void close(int root) {
    int first = stackSize;
    do {
      first--;
      open[stack[first]] = false;
    } while (stack[first] != root);
    int from = placed;
    Arrays.stream(stack, first, stackSize)
        .boxed()
        .sorted((a, b) -> Integer.compare(left[a], left[b]))
        .forEach(this::place);
    stackSize = first;
    Arrays.fill(begin, from, placed, from);
    Arrays.fill(end, from, placed, placed);
  }

  private void place(int state) {
    position[state] = placed;
    stateAt[placed++] = state;
  }
}
