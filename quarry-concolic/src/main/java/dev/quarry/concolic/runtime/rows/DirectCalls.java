package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.InputShape;
import dev.quarry.concolic.runtime.Located;
import dev.quarry.concolic.runtime.run.RunContext;
import dev.quarry.input.InputPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The direct calls of one method, by the shape of rows, for as long as it stays loaded. */
public final class DirectCalls {
  private static final int MOST = 64;

  private final Map<InputShape, Optional<DirectCall>> calls = new HashMap<>();
  private @Nullable RunContext context;

  // The shapes of one batch are the same objects from row to row.
  private @Nullable InputShape last;
  private @Nullable DirectCall lastCall;

  /** How to call it with rows of a shape; null if that takes more than a direct call. */
  public @Nullable DirectCall of(
      RunContext current, Located method, List<InputPath> parameters, InputShape shape) {
    if (current == context && shape == last) {
      return lastCall;
    }
    if (current != context || calls.size() >= MOST) {
      calls.clear();
      context = current;
    }
    lastCall =
        calls
            .computeIfAbsent(
                shape, key -> Optional.ofNullable(DirectCall.of(current, method, parameters, key)))
            .orElse(null);
    last = shape;
    return lastCall;
  }
}
