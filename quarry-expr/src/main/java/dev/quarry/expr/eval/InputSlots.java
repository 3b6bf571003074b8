package dev.quarry.expr.eval;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which index of the frame belongs to which input. */
final class InputSlots {
  private final Map<Input, Integer> indices = new HashMap<>();

  /** Checks that every input of the results has an index. */
  InputSlots(List<Expr> results, List<Input> inputs) {
    for (Input input : inputs) {
      indices.putIfAbsent(input, indices.size());
    }
    if (indices.size() != inputs.size()) {
      throw new IllegalArgumentException("An input is listed twice in " + inputs + ".");
    }
    for (Input input : Dag.inputsOf(results)) {
      if (!indices.containsKey(input)) {
        throw new IllegalArgumentException(
            "The input " + input.name() + " occurs in a result but is not listed.");
      }
    }
  }

  int of(Input input) {
    Integer index = indices.get(input);
    if (index == null) {
      throw new IllegalArgumentException("The input " + input.name() + " is not listed.");
    }
    return index;
  }
}
