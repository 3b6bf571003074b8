package dev.quarry.concolic.batch;

import dev.quarry.expr.MapValue;
import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A map from ints, as a row has it: the elements from index 0 on, and the rest. Most maps are the
 * contents of arrays, and have no rest.
 *
 * @param first an {@code int[]}, {@code long[]}, {@code float[]} or {@code double[]}
 * @param rest all other elements
 */
public record IndexedValues(Object first, MapValue rest) {
  /** Whether there is nothing but zeros after the first elements. */
  public boolean isPlainArray() {
    return rest.entries().isEmpty()
        && rest.defaultElement() instanceof Number number
        && Double.doubleToRawLongBits(number.doubleValue()) == 0;
  }

  /** The same as an ordinary map. */
  public MapValue map() {
    Map<List<Object>, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < Array.getLength(first); i++) {
      entries.put(List.of(i), Array.get(first, i));
    }
    entries.putAll(rest.entries());
    return new MapValue(rest.defaultElement(), entries);
  }
}
