package dev.quarry.search.markov;

import java.util.Random;

/** Methods with branches and loops that call each other. */
final class RandomGraphs {
  /** Whether methods may call themselves and each other in circles. */
  enum Recursion {
    NONE,
    ALLOWED
  }

  private RandomGraphs() {}

  /** The first state of each method is its entry; the last one has no successor. */
  static FlowGraph of(Random random, int methods, int blocks, Recursion recursion) {
    var graph = new FlowGraph.Builder();
    for (int state = 0; state < methods * blocks; state++) {
      graph.state();
    }
    for (int state = 0; state < methods * blocks; state++) {
      int method = state / blocks;
      int first = method * blocks;
      if (state % blocks < blocks - 1) {
        graph.successor(state, state + 1);
        for (int extra = random.nextInt(3); extra > 0; extra--) {
          // Mostly forward; a jump back makes a loop, or a second way into one.
          graph.successor(state, first + random.nextInt(blocks));
        }
      }
      int from = recursion == Recursion.ALLOWED ? 0 : method + 1;
      while (from < methods && random.nextInt(4) == 0) {
        graph.call(state, (from + random.nextInt(methods - from)) * blocks);
      }
    }
    return graph.build();
  }
}
