package dev.quarry.concolic.batch;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The inputs for which a row has values, in this order. Other inputs have the default of their
 * sort, as in a {@link Model}.
 */
public record InputShape(List<Input> inputs) {
  public InputShape {
    inputs = List.copyOf(inputs);
  }

  /** A shape of some inputs. */
  public static InputShape of(Input... inputs) {
    return new InputShape(List.of(inputs));
  }

  /** A row of this shape as a model. */
  public Model model(Object[] values) {
    Map<Input, Object> all = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      all.put(inputs.get(i), value instanceof IndexedValues indexed ? indexed.map() : value);
    }
    return new Model(all);
  }
}
