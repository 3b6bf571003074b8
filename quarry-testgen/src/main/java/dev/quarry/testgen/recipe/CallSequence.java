package dev.quarry.testgen.recipe;

import java.util.List;
import java.util.Optional;

/**
 * A {@link Sequence} in which nothing is open any more.
 *
 * @param object that methods are called on; none if all calls are static
 * @param calls in their order; their arguments have no receiver
 */
public record CallSequence(Optional<Value> object, List<Value.Call> calls) {
  public CallSequence {
    calls = List.copyOf(calls);
  }
}
