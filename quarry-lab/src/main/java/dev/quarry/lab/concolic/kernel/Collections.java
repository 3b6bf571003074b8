package dev.quarry.lab.concolic.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Boxes in a list and in a map. */
final class Collections {
  private static final int SMALL = 40;

  private Collections() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  static int work(int n, int a, int b) {
    List<Integer> list = new ArrayList<>();
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < n; i++) {
      list.add(a + i);
      map.put(i & 63, b + i);
    }
    int sum = 0;
    for (int value : list) {
      sum += value;
    }
    for (int i = 0; i < n; i++) {
      sum ^= map.getOrDefault(i & 127, 7);
    }
    return sum;
  }
}
