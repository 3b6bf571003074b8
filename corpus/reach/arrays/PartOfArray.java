package arrays;

import java.util.Arrays;

/** A part of an array, and what makes the call throw. */
public final class PartOfArray {
  public static int look(int[] a, int from) {
    int[] part = Arrays.copyOfRange(a, from, from + 2); // reach: ArrayIndexOutOfBoundsException yes
    if (part.length != 2) {
      return 1; // reach: no
    }
    if (part[0] == 5 && part[1] == 6) {
      return from == 3 ? 2 : 3; // reach: true yes, false yes
    }
    return 0;
  }

  public static int backwards(int[] a, int from) {
    return Arrays.copyOfRange(a, from, 1).length; // reach: IllegalArgumentException yes
  }
}
