package dev.quarry.expr;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A total map with finitely many exceptions from a default element. Entries that equal the default
 * are never kept, so that equal maps are equal records.
 */
public record MapValue(Object defaultElement, Map<List<Object>, Object> entries) {

  public MapValue {
    var kept = new LinkedHashMap<List<Object>, Object>();
    for (var entry : entries.entrySet()) {
      if (!Constant.identity(entry.getValue()).equals(Constant.identity(defaultElement))) {
        kept.put(entry.getKey(), entry.getValue());
      }
    }
    entries = java.util.Collections.unmodifiableMap(kept);
  }

  /** The map that has the same element everywhere. */
  public static MapValue constant(Object element) {
    return new MapValue(element, Map.of());
  }

  /** The element at the given keys. */
  public Object get(List<Object> keys) {
    return entries.getOrDefault(keys, defaultElement);
  }

  /** This map with another element at the given keys. */
  public MapValue with(List<Object> keys, Object element) {
    var changed = new LinkedHashMap<>(entries);
    changed.put(keys, element);
    return new MapValue(defaultElement, changed);
  }
}
