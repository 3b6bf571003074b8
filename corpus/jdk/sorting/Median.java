package sorting;

import java.util.Arrays;

/** The median of some numbers. */
// witness: of(new int[] {7, 1, 3})
// witness: of(new int[] {4, 1})
// witness: of(new int[] {})
public final class Median {
  public static double of(int[] numbers) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    if (sorted.length == 0) {
      throw new IllegalArgumentException("no numbers"); // reach: yes
    }
    if (sorted[0] > sorted[sorted.length - 1]) {
      return -1; // reach: no
    }
    if (sorted.length % 2 == 1) {
      return sorted[middle]; // reach: yes
    }
    return ((double) sorted[middle - 1] + sorted[middle]) / 2; // reach: yes
  }
}
