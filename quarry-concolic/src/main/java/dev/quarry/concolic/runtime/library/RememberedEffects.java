package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.path.ExprSet;
import dev.quarry.expr.Expr;
import dev.quarry.models.library.Effect;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Remembers what models said of calls with the same arguments. Lossy as {@code Decisions}. Calls
 * with more than three arguments, which are rare, are not remembered.
 */
final class RememberedEffects {
  private static final int BITS = 12;
  private static final int MOST_ARGUMENTS = 3;

  private final @Nullable Known[] table = new Known[1 << BITS];

  private record Known(Object routine, ModelArguments arguments, Optional<Effect> effect) {}

  /**
   * What a routine's model said.
   *
   * @param number of the routine
   * @return null if it is not remembered
   */
  @Nullable Optional<Effect> find(Object routine, int number, ModelArguments arguments) {
    if (arguments.size() > MOST_ARGUMENTS) {
      return null;
    }
    Known known = table[index(number, arguments)];
    return known != null && known.routine == routine && known.arguments.isSame(arguments)
        ? known.effect
        : null;
  }

  void put(Object routine, int number, ModelArguments arguments, Optional<Effect> effect) {
    if (arguments.size() <= MOST_ARGUMENTS) {
      table[index(number, arguments)] = new Known(routine, arguments, effect);
    }
  }

  private static int index(int number, ModelArguments arguments) {
    int hash = number;
    for (int i = 0; i < arguments.size(); i++) {
      Expr content = arguments.content(i);
      hash = hash * 0x85EBCA6B + (content == null ? 1 : content.hashCode());
    }
    return ExprSet.mixed(hash) >>> (Integer.SIZE - BITS);
  }
}
