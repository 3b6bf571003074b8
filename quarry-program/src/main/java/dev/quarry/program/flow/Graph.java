package dev.quarry.program.flow;

import java.util.Arrays;
import java.util.List;

/** A directed graph over the nodes 0 to n-1, without parallel edges. */
public final class Graph {
  private final int[][] successors;
  private final int[][] predecessors;

  private Graph(int[][] successors, int[][] predecessors) {
    this.successors = successors;
    this.predecessors = predecessors;
  }

  /** A graph by the successors of each node; a successor named twice counts once. */
  public static Graph of(int[][] successors) {
    int[][] distinct = new int[successors.length][];
    int[] incoming = new int[successors.length];
    for (int node = 0; node < successors.length; node++) {
      distinct[node] = distinct(successors[node]);
      for (int next : distinct[node]) {
        incoming[next]++;
      }
    }
    return new Graph(distinct, predecessors(distinct, incoming));
  }

  static Graph of(int size, List<List<Edge>> edges) {
    int[][] successors = new int[size][];
    for (int node = 0; node < size; node++) {
      successors[node] = edges.get(node).stream().mapToInt(Edge::to).toArray();
    }
    return of(successors);
  }

  public int size() {
    return successors.length;
  }

  /** Where the node leads, each node once. Not to be changed. */
  int[] successors(int node) {
    return successors[node];
  }

  /** What leads to the node, each node once, ascending. Not to be changed. */
  int[] predecessors(int node) {
    return predecessors[node];
  }

  /** Where the node leads, each node once. */
  public List<Integer> next(int node) {
    return Arrays.stream(successors[node]).boxed().toList();
  }

  /** What leads to the node, each node once, ascending. */
  public List<Integer> previous(int node) {
    return Arrays.stream(predecessors[node]).boxed().toList();
  }

  /** The same nodes with every edge turned round. */
  public Graph reversed() {
    return new Graph(predecessors, successors);
  }

  /**
   * The nodes that {@code root} reaches, itself included, each before its successors except along
   * retreating edges.
   */
  int[] reversePostorder(int root) {
    int[] order = new int[size()];
    int written = order.length;
    boolean[] seen = new boolean[order.length];
    int[] stack = new int[order.length];
    int[] cursor = new int[order.length];
    int depth = 0;
    stack[depth++] = root;
    seen[root] = true;
    while (depth > 0) {
      int node = stack[depth - 1];
      if (cursor[node] < successors[node].length) {
        int next = successors[node][cursor[node]++];
        if (!seen[next]) {
          seen[next] = true;
          stack[depth++] = next;
        }
      } else {
        depth--;
        order[--written] = node;
      }
    }
    return Arrays.copyOfRange(order, written, order.length);
  }

  private static int[][] predecessors(int[][] successors, int[] incoming) {
    int[][] predecessors = new int[successors.length][];
    for (int node = 0; node < predecessors.length; node++) {
      predecessors[node] = new int[incoming[node]];
    }
    int[] filled = new int[predecessors.length];
    for (int node = 0; node < successors.length; node++) {
      for (int next : successors[node]) {
        predecessors[next][filled[next]++] = node;
      }
    }
    return predecessors;
  }

  private static int[] distinct(int[] nodes) {
    return nodes.length < 2 ? nodes.clone() : Arrays.stream(nodes).distinct().toArray();
  }
}
