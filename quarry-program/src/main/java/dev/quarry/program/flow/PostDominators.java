package dev.quarry.program.flow;

import java.util.ArrayList;
import java.util.List;

/**
 * Which block is on every way from a block to the method's end, as long as nothing is thrown by
 * itself: over normal edges, the ends being the blocks that have none ({@code return} and {@code
 * athrow}). With every possible exception counted as an end, hardly anything would post-dominate.
 *
 * <p>A loop without an end is treated as if its last block in code order could end the method.
 */
public final class PostDominators {
  private final Dominators reversed;
  private final int exit;

  private PostDominators(Dominators reversed, int exit) {
    this.reversed = reversed;
    this.exit = exit;
  }

  public static PostDominators of(ControlFlow flow) {
    Graph normal = flow.normalGraph();
    int exit = normal.size();
    int[][] previous = new int[exit + 1][];
    for (int block = 0; block < exit; block++) {
      previous[block] = normal.predecessors(block);
    }
    previous[exit] = endsOf(normal);
    return new PostDominators(Dominators.of(Graph.of(previous), exit), exit);
  }

  /** Whether every way from {@code earlier} to the end passes {@code later}. */
  public boolean postDominates(int later, int earlier) {
    return reversed.dominates(later, earlier);
  }

  /** The nearest block that follows on every way; {@link Dominators#NONE} if only the end does. */
  public int immediate(int block) {
    int next = reversed.immediate(block);
    return next == exit ? Dominators.NONE : next;
  }

  private static int[] endsOf(Graph normal) {
    boolean[] ends = new boolean[normal.size()];
    int[] stack = new int[normal.size()];
    List<Integer> found = new ArrayList<>();
    for (int block = 0; block < normal.size(); block++) {
      if (normal.successors(block).length == 0) {
        markWaysTo(block, normal, ends, stack);
        found.add(block);
      }
    }
    for (int block = normal.size() - 1; block >= 0; block--) {
      if (!ends[block]) {
        markWaysTo(block, normal, ends, stack);
        found.add(block);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Marks what leads to the new end, so that only loops without one are left. */
  private static void markWaysTo(int end, Graph normal, boolean[] leadsToEnd, int[] stack) {
    int depth = 0;
    stack[depth++] = end;
    leadsToEnd[end] = true;
    while (depth > 0) {
      for (int previous : normal.predecessors(stack[--depth])) {
        if (!leadsToEnd[previous]) {
          leadsToEnd[previous] = true;
          stack[depth++] = previous;
        }
      }
    }
  }
}
