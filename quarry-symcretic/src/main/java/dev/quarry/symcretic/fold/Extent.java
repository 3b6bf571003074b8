package dev.quarry.symcretic.fold;

import dev.quarry.program.Branches;
import dev.quarry.program.Location;
import dev.quarry.program.flow.Block;
import dev.quarry.symcretic.step.Code;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How much code was folded.
 *
 * @param blocks how many; those of methods called as often as they are called
 * @param jumps the conditional jumps and switches in it
 */
record Extent(int blocks, List<Location> jumps) {
  static final Extent NONE = new Extent(0, List.of());

  Extent {
    jumps = List.copyOf(jumps);
  }

  /** The blocks of a region, and one above it whose jump is folded, too; -1 for none. */
  static Extent of(Code code, Region region, int above) {
    List<Location> jumps = new ArrayList<>();
    for (Block block : code.flow().blocks()) {
      boolean isIn = region.contains(block.number()) || block.number() == above;
      if (isIn && Branches.outcomes(code.body(), block.last()) > 0) {
        jumps.add(code.body().at(block.last()));
      }
    }
    return new Extent(region.size(), jumps);
  }

  Extent plus(Extent other) {
    Set<Location> all = new LinkedHashSet<>(jumps);
    all.addAll(other.jumps);
    return new Extent(blocks + other.blocks, List.copyOf(all));
  }
}
