package dev.quarry.engine.crash;

import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.shrink.InputSize;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.recipe.Resolver;
import java.util.List;

/** Makes calls of the inputs that have shown something. Whatever they are, there is an answer. */
final class StateMaker {
  private final Resolver resolver;

  StateMaker(Resolver resolver) {
    this.resolver = resolver;
  }

  /**
   * @param plan of the method that was run
   */
  Explored explored(MethodPlan plan, Shown shown) {
    MethodId method = plan.method().id();
    try {
      List<ErrorState> states =
          shown.states().stream().map(state -> state(plan, method, state)).toList();
      return new Explored(
          method,
          shown.runs(),
          shown.paths(),
          shown.branches(),
          states,
          shown.endings(),
          shown.note());
    } catch (RuntimeException | StackOverflowError e) {
      return explored(plan, Shown.nothing(StateEnding.INTERNAL_ERROR, MethodHunt.told(e)));
    }
  }

  private ErrorState state(MethodPlan plan, MethodId method, ShownState state) {
    return new ErrorState(
        method,
        state.exception(),
        state.place(),
        resolver.resolve(plan.drivers().get(state.driver()).scenario(), state.input()),
        state.cause(),
        InputSize.of(state.input()),
        state.paths());
  }
}
