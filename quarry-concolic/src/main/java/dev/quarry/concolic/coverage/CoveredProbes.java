package dev.quarry.concolic.coverage;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The probes that a run executed.
 *
 * @param byClass by binary class name, the numbers of executed probes as in {@link ProbeMap}
 */
public record CoveredProbes(Map<String, BitSet> byClass) {
  /** Nothing was executed. */
  public static final CoveredProbes NONE = new CoveredProbes(Map.of());

  public CoveredProbes {
    byClass = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(byClass));
  }
}
