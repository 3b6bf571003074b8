package dev.quarry.concolic.runtime;

import dev.quarry.concolic.coverage.CoveredProbes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What runs execute: one array of flags for each rewritten class. */
public final class Probes {
  /** By class number; a probe is set by storing true. */
  public static boolean[][] arrays = new boolean[64][];

  private static final List<String> NAMES = new ArrayList<>();

  private Probes() {}

  /** The number of a class with so many probes; the same number for the same name and count. */
  public static synchronized int register(String binaryName, int probes) {
    for (int i = 0; i < NAMES.size(); i++) {
      if (NAMES.get(i).equals(binaryName) && arrays[i].length == probes) {
        return i;
      }
    }
    int number = NAMES.size();
    if (number == arrays.length) {
      arrays = Arrays.copyOf(arrays, 2 * number);
    }
    arrays[number] = new boolean[probes];
    NAMES.add(binaryName);
    return number;
  }

  /** Unsets all probes. */
  public static synchronized void reset() {
    for (int i = 0; i < NAMES.size(); i++) {
      Arrays.fill(arrays[i], false);
    }
  }

  /** The probes set since the last reset. */
  public static synchronized CoveredProbes covered() {
    Map<String, BitSet> byClass = new LinkedHashMap<>();
    for (int i = 0; i < NAMES.size(); i++) {
      BitSet set = bits(arrays[i]);
      if (!set.isEmpty()) {
        byClass.computeIfAbsent(NAMES.get(i), any -> new BitSet()).or(set);
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
