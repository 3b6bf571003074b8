package dev.quarry.engine.crash;

import dev.quarry.engine.coverage.Count;
import dev.quarry.testgen.confirm.StateEnding;
import java.util.List;

/**
 * What runs of a method have shown, as it is sent from one machine to another.
 *
 * @param runs made
 * @param paths different ones
 * @param branches of the method itself
 * @param states exceptions that escaped, each type and place once
 * @param endings of all other states
 * @param note why the method was not explored, or not to the end; "" if it was
 */
record Shown(
    int runs, int paths, Count branches, List<ShownState> states, Endings endings, String note) {
  Shown {
    states = List.copyOf(states);
  }

  /** Nothing but why. */
  static Shown nothing(StateEnding row, String why) {
    Endings endings = new Endings();
    endings.add(row, 1);
    return new Shown(0, 0, new Count(0, 0), List.of(), endings, why);
  }
}
