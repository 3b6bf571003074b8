package dev.quarry.concolic.runtime.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rewritten classes by number, with an array of flags for the probes of each. */
final class ProbeTable {
  private boolean[][] arrays = new boolean[64][];
  private final List<String> names = new ArrayList<>();

  /** The number of a class with so many probes; the same number for the same name and count. */
  int register(String binaryName, int probes) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(binaryName) && arrays[i].length == probes) {
        return i;
      }
    }
    int number = names.size();
    if (number == arrays.length) {
      arrays = Arrays.copyOf(arrays, 2 * number);
    }
    arrays[number] = new boolean[probes];
    names.add(binaryName);
    return number;
  }

  /** By class number; another array when there are more classes. */
  boolean[][] arrays() {
    return arrays;
  }

  int size() {
    return names.size();
  }

  String name(int number) {
    return names.get(number);
  }

  /** What is set now, by class number. */
  boolean[][] copy() {
    boolean[][] copy = new boolean[names.size()][];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = arrays[i].clone();
    }
    return copy;
  }

  /** Sets what was set when a copy was made. */
  void add(boolean[][] copy) {
    for (int i = 0; i < copy.length; i++) {
      for (int probe = 0; probe < copy[i].length; probe++) {
        arrays[i][probe] |= copy[i][probe];
      }
    }
  }

  /** Unsets all probes. */
  void reset() {
    for (int i = 0; i < names.size(); i++) {
      Arrays.fill(arrays[i], false);
    }
  }
}
