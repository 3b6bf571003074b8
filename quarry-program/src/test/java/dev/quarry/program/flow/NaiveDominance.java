package dev.quarry.program.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/** Dominance by its definition: take a node away and see what can't be reached any more. */
final class NaiveDominance {
  private static final int NOBODY = -1;

  private NaiveDominance() {}

  static void check(Graph graph, int root, Dominators dominators) {
    BitSet reachable = reachable(graph, root, NOBODY);
    for (int upper = 0; upper < graph.size(); upper++) {
      BitSet without = reachable(graph, root, upper);
      for (int lower = 0; lower < graph.size(); lower++) {
        boolean expected = reachable.get(upper) && reachable.get(lower) && !without.get(lower);
        assertThat(dominators.dominates(upper, lower))
            .as("%d dominates %d", upper, lower)
            .isEqualTo(expected);
      }
    }
    for (int node = 0; node < graph.size(); node++) {
      assertThat(dominators.isReachable(node)).isEqualTo(reachable.get(node));
      checkImmediate(graph, node, dominators);
    }
  }

  /** The immediate dominator is a strict one that all other strict ones dominate. */
  private static void checkImmediate(Graph graph, int node, Dominators dominators) {
    int immediate = dominators.immediate(node);
    for (int other = 0; other < graph.size(); other++) {
      if (other != node && dominators.dominates(other, node)) {
        assertThat(immediate).isNotEqualTo(Dominators.NONE).isNotEqualTo(node);
        assertThat(dominators.dominates(other, immediate)).isTrue();
      }
    }
  }

  static void checkReversed(ControlFlow flow, PostDominators dominators) {
    Graph normal = flow.normalGraph();
    Set<Integer> ends = new HashSet<>();
    for (int block = 0; block < normal.size(); block++) {
      if (normal.next(block).isEmpty()) {
        ends.add(block);
      }
    }
    BitSet ending = leadingTo(normal, ends, NOBODY);
    for (int later = 0; later < normal.size(); later++) {
      BitSet without = leadingTo(normal, ends, later);
      for (int earlier = 0; earlier < normal.size(); earlier++) {
        // Loops without an end follow a convention, not the definition.
        if (ending.get(later) && ending.get(earlier) && reachesOnly(normal, earlier, ending)) {
          assertThat(dominators.postDominates(later, earlier))
              .as("%d post-dominates %d", later, earlier)
              .isEqualTo(!without.get(earlier));
        }
      }
    }
  }

  /** Whether a node is on a cycle. */
  static boolean leadsBack(Graph graph, int node) {
    return graph.next(node).stream().anyMatch(next -> reachable(graph, next, NOBODY).get(node));
  }

  private static boolean reachesOnly(Graph graph, int from, BitSet allowed) {
    BitSet reached = reachable(graph, from, NOBODY);
    reached.andNot(allowed);
    return reached.isEmpty();
  }

  private static BitSet leadingTo(Graph graph, Set<Integer> ends, int without) {
    BitSet leading = new BitSet();
    for (int end : ends) {
      leading.or(reachable(graph.reversed(), end, without));
    }
    return leading;
  }

  private static BitSet reachable(Graph graph, int root, int without) {
    BitSet seen = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    if (root != without) {
      seen.set(root);
      open.add(root);
    }
    while (!open.isEmpty()) {
      for (int next : graph.next(open.remove())) {
        if (next != without && !seen.get(next)) {
          seen.set(next);
          open.add(next);
        }
      }
    }
    return seen;
  }
}
