package sorting;

import java.util.Arrays;

/** Merges two sorted arrays. */
// witness: check(new int[] {1, 4}, new int[] {2, 3})
// witness: check(new int[] {4, 1}, new int[] {2, 3})
// witness: check(new int[] {}, new int[] {2})
public final class MergeSorted {
  public static String check(int[] left, int[] right) {
    int[] merged = new int[left.length + right.length];
    int i = 0;
    int j = 0;
    for (int k = 0; k < merged.length; k++) {
      boolean takeLeft = j == right.length || (i < left.length && left[i] <= right[j]);
      merged[k] = takeLeft ? left[i++] : right[j++]; // reach: ArrayIndexOutOfBoundsException no
    }
    int[] expected = merged.clone();
    Arrays.sort(expected);
    if (Arrays.equals(merged, expected)) {
      return left.length == 0 ? "right" : "sorted"; // reach: true yes, false yes
    }
    return "not sorted"; // reach: yes
  }
}
