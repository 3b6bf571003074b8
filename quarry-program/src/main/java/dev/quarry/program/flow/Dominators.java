package dev.quarry.program.flow;

import java.util.Arrays;

/**
 * Which node is on every way from the root to which other. A node dominates itself. Nodes that the
 * root does not reach dominate nothing and have no dominator.
 *
 * <p>Cooper, Harvey, Kennedy, <em>A Simple, Fast Dominance Algorithm</em>, Figure 3.
 */
public final class Dominators {
  /** In place of an immediate dominator where there is none. */
  public static final int NONE = -1;

  private final int root;
  private final int[] immediate;
  private final int[] entered;
  private final int[] left;

  private Dominators(int root, int[] immediate, int[] order) {
    this.root = root;
    this.immediate = immediate;
    this.entered = new int[immediate.length];
    this.left = new int[immediate.length];
    numberTree(order);
  }

  /** The dominators in a method, over normal and exceptional edges. */
  public static Dominators of(ControlFlow flow) {
    return of(flow.graph(), 0);
  }

  /** The dominators in any graph. */
  public static Dominators of(Graph graph, int root) {
    int[] order = graph.reversePostorder(root);
    int[] position = new int[graph.size()];
    Arrays.fill(position, NONE);
    for (int i = 0; i < order.length; i++) {
      position[order[i]] = i;
    }
    int[] immediate = new int[graph.size()];
    Arrays.fill(immediate, NONE);
    immediate[root] = root;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < order.length; i++) {
        int dominator = meet(graph.predecessors(order[i]), immediate, position);
        if (immediate[order[i]] != dominator) {
          immediate[order[i]] = dominator;
          changed = true;
        }
      }
    }
    immediate[root] = NONE;
    return new Dominators(root, immediate, order);
  }

  /** The dominator nearest to the node; {@link #NONE} for the root and what it does not reach. */
  public int immediate(int node) {
    return immediate[node];
  }

  /** Whether the root reaches the node. */
  public boolean isReachable(int node) {
    return node == root || immediate[node] != NONE;
  }

  /** Whether every way from the root to {@code lower} passes {@code upper}. */
  public boolean dominates(int upper, int lower) {
    return isReachable(upper)
        && isReachable(lower)
        && entered[upper] <= entered[lower]
        && left[lower] <= left[upper];
  }

  /** The nearest common dominator of the predecessors done so far. */
  private static int meet(int[] predecessors, int[] immediate, int[] position) {
    int met = NONE;
    for (int predecessor : predecessors) {
      if (position[predecessor] != NONE && immediate[predecessor] != NONE) {
        met = met == NONE ? predecessor : intersect(predecessor, met, immediate, position);
      }
    }
    return met;
  }

  private static int intersect(int one, int other, int[] immediate, int[] position) {
    int a = one;
    int b = other;
    while (a != b) {
      while (position[a] > position[b]) {
        a = immediate[a];
      }
      while (position[b] > position[a]) {
        b = immediate[b];
      }
    }
    return a;
  }

  /**
   * Numbers the tree so that a node's descendants lie between its two numbers. Reverse postorder
   * puts parents first, so sizes add up from its end and places are dealt out from its start.
   */
  private void numberTree(int[] order) {
    int[] descendants = new int[immediate.length];
    for (int i = order.length - 1; i > 0; i--) {
      descendants[immediate[order[i]]] += descendants[order[i]] + 1;
    }
    int[] nextFree = new int[immediate.length];
    for (int node : order) {
      int parent = immediate[node];
      if (parent != NONE) {
        entered[node] = nextFree[parent];
        nextFree[parent] += descendants[node] + 1;
      }
      left[node] = entered[node] + descendants[node];
      nextFree[node] = entered[node] + 1;
    }
  }
}
