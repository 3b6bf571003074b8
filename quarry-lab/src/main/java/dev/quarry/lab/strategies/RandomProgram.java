package dev.quarry.lab.strategies;

import dev.quarry.search.markov.FlowGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A control-flow graph as compilers make them from structured code: methods of sequences, branches,
 * switches and loops inside each other, which call methods further down and now and then recurse.
 */
final class RandomProgram {
  private static final int BLOCKS_OF_A_METHOD = 30;
  private static final double CALLS = 0.15;
  private static final double RECURSIONS = 0.02;

  private final SplittableRandom random;
  private final FlowGraph.Builder graph = new FlowGraph.Builder();
  private final List<Integer> entries = new ArrayList<>();
  private final int size;

  private RandomProgram(int size, long seed) {
    this.size = size;
    this.random = new SplittableRandom(seed);
  }

  /** A program of about so many blocks; state 0 is the entry of its first method. */
  static FlowGraph of(int size, long seed) {
    return new RandomProgram(size, seed).build();
  }

  private FlowGraph build() {
    int blocks = 0;
    while (blocks < size) {
      int entry = graph.state();
      entries.add(entry);
      blocks = region(entry, Math.min(BLOCKS_OF_A_METHOD, size - blocks)) + 1;
    }
    for (int method = 0; method < entries.size(); method++) {
      calls(method, blocks);
    }
    return graph.build();
  }

  /** Grows code behind a block, and returns the block where it ends. */
  private int region(int from, int budget) {
    int at = from;
    int left = budget;
    while (left > 0) {
      int inside = 1 + random.nextInt(Math.max(1, left / 2));
      at =
          switch (random.nextInt(5)) {
            case 0 -> loop(at, inside);
            case 1 -> choice(at, inside, 3 + random.nextInt(3));
            case 2, 3 -> choice(at, inside, 2);
            default -> next(at);
          };
      left -= inside + 1;
    }
    return at;
  }

  private int next(int from) {
    int block = graph.state();
    graph.successor(from, block);
    return block;
  }

  private int loop(int from, int inside) {
    int header = next(from);
    int end = region(next(header), inside - 1);
    graph.successor(end, header);
    return next(header);
  }

  private int choice(int from, int inside, int arms) {
    List<Integer> ends = new ArrayList<>();
    for (int arm = 0; arm < arms; arm++) {
      ends.add(region(next(from), inside / arms - 1));
    }
    int join = graph.state();
    ends.forEach(end -> graph.successor(end, join));
    return join;
  }

  private void calls(int method, int blocks) {
    int end = method + 1 < entries.size() ? entries.get(method + 1) : blocks;
    if (method + 1 < entries.size()) {
      // Somebody calls every method.
      graph.call(entries.get(random.nextInt(method + 1)), entries.get(method + 1));
    }
    for (int block = entries.get(method); block < end; block++) {
      double dice = random.nextDouble();
      if (dice < RECURSIONS) {
        graph.call(block, entries.get(random.nextInt(method + 1)));
      } else if (dice < CALLS && method + 1 < entries.size()) {
        int further = entries.size() - method - 1;
        graph.call(block, entries.get(method + 1 + random.nextInt(further)));
      }
    }
  }
}
