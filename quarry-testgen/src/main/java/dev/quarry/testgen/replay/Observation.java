package dev.quarry.testgen.replay;

import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What somebody saw of an object in the JVM that ran a probe. */
public sealed interface Observation {
  /** All there is to know: a value that a test can write down. */
  record Known(Value value) implements Observation {}

  /** The object that was called. */
  record Receiver() implements Observation {}

  /** Nothing. */
  record Hidden() implements Observation {}

  /**
   * An object that can be asked.
   *
   * @param className the binary name of its class
   * @param getters what its getters gave, by name
   */
  record Thing(String className, Map<String, Value> getters) implements Observation {
    public Thing {
      getters = Collections.unmodifiableMap(new LinkedHashMap<>(getters));
    }
  }

  /** Reads what {@link dev.quarry.testgen.replay.runner.ReplayMain} writes. */
  static List<Observation> read(List<String> fields) {
    List<Observation> seen = new ArrayList<>();
    Decoding decoding = new Decoding(fields);
    while (decoding.hasNext()) {
      seen.add(decoding.next());
    }
    return seen;
  }
}
