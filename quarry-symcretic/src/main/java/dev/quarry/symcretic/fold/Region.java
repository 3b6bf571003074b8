package dev.quarry.symcretic.fold;

import dev.quarry.program.flow.Edge;
import dev.quarry.symcretic.step.Code;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/** Blocks from which control may arrive at the end of a piece of code. */
final class Region {
  /** No blocks. */
  static final Region NONE = new Region();

  private final BitSet blocks = new BitSet();
  private boolean isPlain = true;

  private Region() {}

  /** The blocks between one and another that dominates it, without these. */
  static Region between(Code code, int above, int below) {
    return new Region().grow(code, List.of(below), above);
  }

  /** Some blocks and all from which control may get there. */
  static Region ending(Code code, Collection<Integer> ends) {
    var region = new Region();
    ends.forEach(region.blocks::set);
    return region.grow(code, ends, -1);
  }

  private Region grow(Code code, Collection<Integer> from, int above) {
    ArrayDeque<Integer> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      for (Edge edge : code.flow().edgesTo(open.remove())) {
        int block = edge.from();
        if (!code.isReachable(code.flow().block(block).last())) {
          continue;
        }
        isPlain &= !edge.isExceptional();
        if (block != above && !blocks.get(block)) {
          blocks.set(block);
          open.add(block);
        }
      }
    }
    return this;
  }

  boolean contains(int block) {
    return blocks.get(block);
  }

  int size() {
    return blocks.cardinality();
  }

  /** Whether no way in it leads through an exception. */
  boolean isPlain() {
    return isPlain;
  }
}
