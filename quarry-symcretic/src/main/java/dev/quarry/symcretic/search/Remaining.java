package dev.quarry.symcretic.search;

import dev.quarry.program.MethodId;
import dev.quarry.program.flow.Edge;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How many blocks lie between an obligation and the beginning of the outermost method it is in, at
 * least. With it a search for the shortest way goes on with a way that is nearly through, where by
 * length alone it would first take every way a bit further.
 */
final class Remaining {
  private final Codes codes;
  private final Map<MethodId, int[]> depths = new HashMap<>();

  Remaining(Codes codes) {
    this.codes = codes;
  }

  int of(Obligation obligation) {
    int blocks = of(obligation.method(), obligation.number());
    for (@Nullable EnteredCall at = obligation.caller(); at != null; at = at.outer()) {
      blocks += of(at.call().method(), at.call().instruction());
    }
    return blocks;
  }

  private int of(MethodId method, int number) {
    Code code = codes.of(method);
    int[] depth = depths.computeIfAbsent(method, any -> depths(code));
    return number == Obligation.THROWN
        ? Arrays.stream(depth).max().orElse(0)
        : depth[code.flow().blockOf(number).number()];
  }

  /** For each block the number of edges from the first one; 0 if there is no way. */
  private static int[] depths(Code code) {
    int[] depth = new int[code.flow().blocks().size()];
    ArrayDeque<Integer> open = new ArrayDeque<>();
    int first = code.flow().blockOf(0).number();
    open.add(first);
    while (!open.isEmpty()) {
      int from = open.remove();
      for (Edge edge : code.flow().edgesFrom(from)) {
        if (edge.to() != first && depth[edge.to()] == 0) {
          depth[edge.to()] = depth[from] + 1;
          open.add(edge.to());
        }
      }
    }
    return depth;
  }
}
