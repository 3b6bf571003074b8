package dev.quarry.expr;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values for inputs. An input without an entry has its sort's default value. */
public record Model(Map<Input, Object> values) {
  /** The model in which every input has its default value. */
  public static final Model EMPTY = new Model(Map.of());

  public Model {
    for (var entry : values.entrySet()) {
      if (!entry.getKey().sort().valueType().isInstance(entry.getValue())) {
        throw new IllegalArgumentException(
            "Input " + entry.getKey().name() + " can't have the value " + entry.getValue() + ".");
      }
    }
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The value of an input. */
  public Object get(Input input) {
    return values.getOrDefault(input, input.sort().defaultValue());
  }

  /** This model, overridden by the entries of another. */
  public Model with(Model other) {
    var merged = new LinkedHashMap<>(values);
    merged.putAll(other.values);
    return new Model(merged);
  }

  /** This model, overridden at one input. */
  public Model with(Input input, Object value) {
    return with(new Model(Map.of(input, value)));
  }

  /** This model with values for exactly the given inputs. */
  public Model restrictedTo(Collection<Input> inputs) {
    var kept = new LinkedHashMap<Input, Object>();
    for (Input input : inputs) {
      kept.put(input, get(input));
    }
    return new Model(kept);
  }
}
