package dev.quarry.concolic.runtime.run;

import dev.quarry.concolic.runtime.library.ModelRoutine;
import dev.quarry.concolic.runtime.path.ExprSet;
import dev.quarry.expr.Expr;
import dev.quarry.models.library.Effect;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Remembers what models said of calls with the same arguments. Lossy as {@code Decisions}. Calls
 * with more than three arguments, which are rare, are not remembered.
 */
public final class Effects {
  private static final int BITS = 12;
  private static final int MOST_ARGUMENTS = 3;

  private final @Nullable Known[] table = new Known[1 << BITS];

  private record Known(ModelRoutine routine, ModelArguments arguments, Optional<Effect> effect) {}

  /** What the model says, empty if it says nothing about such arguments. */
  public Optional<Effect> of(Run run, ModelRoutine routine, ModelArguments arguments) {
    if (arguments.size() > MOST_ARGUMENTS) {
      return routine.effect(run, arguments);
    }
    int index = index(routine, arguments);
    Known known = table[index];
    if (known == null || known.routine != routine || !known.arguments.isSame(arguments)) {
      known = new Known(routine, arguments, routine.effect(run, arguments));
      table[index] = known;
    }
    return known.effect;
  }

  private static int index(ModelRoutine routine, ModelArguments arguments) {
    int hash = routine.number();
    for (int i = 0; i < arguments.size(); i++) {
      Expr content = arguments.content(i);
      hash = hash * 0x85EBCA6B + (content == null ? 1 : content.hashCode());
    }
    return ExprSet.mixed(hash) >>> (Integer.SIZE - BITS);
  }
}
