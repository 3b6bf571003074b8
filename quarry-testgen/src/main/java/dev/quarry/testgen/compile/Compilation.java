package dev.quarry.testgen.compile;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of some sources. A source with an error has no classes here; the others have theirs.
 *
 * @param classes class files by binary name, nested classes included
 * @param errors of all sources, in their order, and by line
 */
public record Compilation(Map<String, byte[]> classes, List<Diagnosis> errors) {
  public Compilation {
    classes = Collections.unmodifiableMap(new TreeMap<>(classes));
    errors = List.copyOf(errors);
  }
}
