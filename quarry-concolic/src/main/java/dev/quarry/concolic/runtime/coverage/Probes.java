package dev.quarry.concolic.runtime.coverage;

import dev.quarry.concolic.coverage.CoveredProbes;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a run executes, for code rewritten with all hooks: one array of flags for each class. */
public final class Probes {
  private static final ProbeTable TABLE = new ProbeTable();

  /** By class number; a probe is set by storing true. */
  public static boolean[][] arrays = TABLE.arrays();

  private Probes() {}

  /** The number of a class with so many probes; the same number for the same name and count. */
  public static synchronized int register(String binaryName, int probes) {
    int number = TABLE.register(binaryName, probes);
    arrays = TABLE.arrays();
    return number;
  }

  /** Unsets all probes. */
  public static synchronized void reset() {
    TABLE.reset();
  }

  /** The probes set since the last reset. */
  public static synchronized CoveredProbes covered() {
    Map<String, BitSet> byClass = new LinkedHashMap<>();
    for (int i = 0; i < TABLE.size(); i++) {
      BitSet set = bits(arrays[i]);
      if (!set.isEmpty()) {
        byClass.computeIfAbsent(TABLE.name(i), any -> new BitSet()).or(set);
      }
    }
    return new CoveredProbes(byClass);
  }

  private static BitSet bits(boolean[] flags) {
    BitSet set = new BitSet();
    for (int i = 0; i < flags.length; i++) {
      if (flags[i]) {
        set.set(i);
      }
    }
    return set;
  }
}
