package dev.quarry.engine.crash;

import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.replay.Frame;
import java.util.List;

/**
 * What became of an error state.
 *
 * @param state which
 * @param ending the row of the table
 * @param why what the compiler said, or what happened instead; may be ""
 * @param place if confirmed, where the exception was thrown
 * @param message if confirmed, the exception's
 * @param stack if confirmed, from the place to the entry
 */
record StateOutcome(
    ErrorState state,
    StateEnding ending,
    String why,
    String place,
    String message,
    List<Frame> stack) {
  StateOutcome {
    stack = List.copyOf(stack);
  }

  static StateOutcome of(ErrorState state, StateEnding ending, String why) {
    return new StateOutcome(state, ending, why, state.place(), "", List.of());
  }

  boolean isConfirmed() {
    return ending == StateEnding.CONFIRMED;
  }
}
