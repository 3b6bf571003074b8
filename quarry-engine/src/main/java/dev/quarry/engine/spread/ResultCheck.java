package dev.quarry.engine.spread;

import java.io.IOException;

/** Looks at results when they arrive: who sent them may be wrong, or want to do harm. */
@FunctionalInterface
public interface ResultCheck {
  /**
   * @param goal its number in the list of goals
   * @throws IOException if this is no result of the goal
   */
  void check(int goal, byte[] result) throws IOException;
}
