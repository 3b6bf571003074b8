package arrays;

import java.util.Arrays;

/** A longer copy has the elements of before. */
public final class Grown {
  public static int grow(int[] values) {
    if (values.length != 2) {
      return 0;
    }
    int[] more = Arrays.copyOf(values, 4);
    values[0] = 1;
    return more[0] == 77 && more[1] == 78 && more[3] == 0 ? 1 : 2; // reach: true yes
  }
}
