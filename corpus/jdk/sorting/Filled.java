package sorting;

import java.util.Arrays;

/** A row of a calendar, some days of which are taken. */
// witness: free(2, 4)
// witness: free(0, 7)
// witness: free(4, 2)
// witness: free(4, 9)
public final class Filled {
  public static int free(int from, int to) {
    boolean[] taken = new boolean[7];
    Arrays.fill(taken, from, to, true); // reach: IndexOutOfBoundsException yes
    int free = 0;
    for (boolean day : taken) {
      free += day ? 0 : 1;
    }
    if (free != 7 - (to - from)) {
      return -1; // reach: no
    }
    return free == 0 ? 100 : free; // reach: true yes, false yes
  }
}
