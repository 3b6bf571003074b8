package sorting;

import java.util.Arrays;

/** Looks up a number in a sorted table. */
// witness: find(7)
// witness: find(8)
// witness: find(100)
public final class SortedLookup {
  private static final int[] TABLE = {2, 3, 5, 7, 11, 13};

  public static int find(int number) {
    int at = Arrays.binarySearch(TABLE, number);
    if (at >= 0) {
      return TABLE[at] == number ? at : -100; // reach: true yes, false no
    }
    int next = -at - 1;
    if (next > TABLE.length) {
      return -200; // reach: no
    }
    return next == TABLE.length ? 0 : -TABLE[next]; // reach: true yes, false yes
  }
}
