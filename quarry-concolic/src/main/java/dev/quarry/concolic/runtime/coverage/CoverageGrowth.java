package dev.quarry.concolic.runtime.coverage;

import dev.quarry.concolic.coverage.CoveredProbes;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What runs execute that no run before them did, for code rewritten for coverage only. Such code
 * looks whether its probe is set and reports it if it isn't. Probes stay set from run to run, so
 * that the JIT compiler can take the reports for unlikely and the checks out of loops, and a run
 * that adds nothing costs nothing to find out.
 */
public final class CoverageGrowth {
  private static final ProbeTable TABLE = new ProbeTable();

  /** By class number; only {@link #hit} sets a probe. */
  public static boolean[][] arrays = TABLE.arrays();

  /** What was reported and not yet taken. */
  private static final Map<String, BitSet> FRESH = new LinkedHashMap<>();

  private static volatile boolean grown;

  private CoverageGrowth() {}

  /** The number of a class with so many probes; the same number for the same name and count. */
  public static synchronized int register(String binaryName, int probes) {
    int number = TABLE.register(binaryName, probes);
    arrays = TABLE.arrays();
    return number;
  }

  /** A probe is reached for the first time. */
  public static synchronized void hit(int type, int probe) {
    TABLE.arrays()[type][probe] = true;
    FRESH.computeIfAbsent(TABLE.name(type), any -> new BitSet()).set(probe);
    grown = true;
  }

  /** Whether there is something to take. */
  public static boolean isGrown() {
    return grown;
  }

  /** The probes reached for the first time since this was last asked. */
  public static synchronized CoveredProbes take() {
    if (!grown) {
      return CoveredProbes.NONE;
    }
    CoveredProbes growth = new CoveredProbes(FRESH);
    FRESH.clear();
    grown = false;
    return growth;
  }

  /** All is new again until {@link #putBack} is called with what this returns. */
  public static synchronized boolean[][] setAside() {
    boolean[][] before = TABLE.copy();
    TABLE.reset();
    return before;
  }

  /** What was reached before it was set aside, or since, is not new any more. */
  public static synchronized void putBack(boolean[][] before) {
    TABLE.add(before);
    FRESH.clear();
    grown = false;
  }

  /** Forgets everything: all is new again. */
  public static synchronized void reset() {
    TABLE.reset();
    FRESH.clear();
    grown = false;
  }
}
