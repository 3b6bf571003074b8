package dev.quarry.program.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * What still is a cycle when all back edges are gone: the strongly connected parts of the rest, by
 * Tarjan's algorithm with a stack of its own.
 */
final class IrreducibleRegions {
  private static final int UNSEEN = -1;

  private final Graph graph;
  private final Dominators dominators;
  private final int[] index;
  private final int[] low;
  private final boolean[] onPath;
  private final int[] path;
  private final List<BitSet> regions = new ArrayList<>();
  private int pathLength;
  private int next;

  private IrreducibleRegions(Graph graph, Dominators dominators) {
    this.graph = graph;
    this.dominators = dominators;
    this.index = new int[graph.size()];
    this.low = new int[graph.size()];
    this.onPath = new boolean[graph.size()];
    this.path = new int[graph.size()];
    Arrays.fill(index, UNSEEN);
  }

  static List<BitSet> of(Graph graph, Dominators dominators) {
    IrreducibleRegions search = new IrreducibleRegions(graph, dominators);
    if (graph.size() > 0) {
      search.searchFrom(0);
    }
    return List.copyOf(search.regions);
  }

  private void searchFrom(int root) {
    int[] stack = new int[graph.size()];
    int[] cursor = new int[graph.size()];
    int depth = 0;
    stack[depth++] = enter(root);
    while (depth > 0) {
      int node = stack[depth - 1];
      int[] successors = graph.successors(node);
      if (cursor[node] < successors.length) {
        int successor = successors[cursor[node]++];
        if (dominators.dominates(successor, node)) {
          continue;
        }
        if (index[successor] == UNSEEN) {
          stack[depth++] = enter(successor);
        } else if (onPath[successor]) {
          low[node] = Math.min(low[node], index[successor]);
        }
      } else {
        depth--;
        if (depth > 0) {
          low[stack[depth - 1]] = Math.min(low[stack[depth - 1]], low[node]);
        }
        leave(node);
      }
    }
  }

  private int enter(int node) {
    index[node] = next;
    low[node] = next++;
    onPath[node] = true;
    path[pathLength++] = node;
    return node;
  }

  private void leave(int node) {
    if (low[node] != index[node]) {
      return;
    }
    BitSet component = new BitSet();
    int member;
    do {
      member = path[--pathLength];
      onPath[member] = false;
      component.set(member);
    } while (member != node);
    // A single block with an edge to itself is a natural loop, and that edge is gone.
    if (component.cardinality() > 1) {
      regions.add(component);
    }
  }
}
