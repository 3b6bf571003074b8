package dev.quarry.engine.spread;

import java.io.IOException;
import java.util.List;

/** Has goals done by others. */
public interface Spread {
  /** Longer results are refused. */
  int LONGEST_RESULT = 1 << 22;

  /**
   * Gives goals away.
   *
   * @param errand what they have in common
   * @param goals each by itself
   * @param check of results, by several threads at once; what it refuses is done again
   * @throws IOException if they can't be given away
   */
  Spreading begin(Errand errand, List<byte[]> goals, ResultCheck check) throws IOException;
}
