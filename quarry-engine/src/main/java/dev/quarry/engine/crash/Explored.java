package dev.quarry.engine.crash;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.MethodId;
import java.util.List;

/**
 * What the exploration of a method found; nothing of it is confirmed yet.
 *
 * @param method under test
 * @param runs made
 * @param paths different ones
 * @param branches of the method itself
 * @param states exceptions that escaped, each type and place once
 * @param endings of all other states
 * @param note why it was not explored, or not to the end; "" if it was
 */
record Explored(
    MethodId method,
    int runs,
    int paths,
    Count branches,
    List<ErrorState> states,
    Endings endings,
    String note) {
  Explored {
    states = List.copyOf(states);
  }
}
