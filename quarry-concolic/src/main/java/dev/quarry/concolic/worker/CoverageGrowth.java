package dev.quarry.concolic.worker;

import dev.quarry.concolic.coverage.CoveredProbes;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tells what is new in the coverage of a run. */
final class CoverageGrowth {
  private final Map<String, BitSet> seen = new HashMap<>();

  /** What no coverage had that was passed here before. */
  CoveredProbes of(CoveredProbes coverage) {
    Map<String, BitSet> growth = new LinkedHashMap<>();
    coverage
        .byClass()
        .forEach(
            (name, probes) -> {
              BitSet before = seen.computeIfAbsent(name, any -> new BitSet());
              BitSet fresh = (BitSet) probes.clone();
              fresh.andNot(before);
              if (!fresh.isEmpty()) {
                growth.put(name, fresh);
                before.or(fresh);
              }
            });
    return growth.isEmpty() ? CoveredProbes.NONE : new CoveredProbes(growth);
  }
}
