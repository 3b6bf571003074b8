package arrays;

import java.util.Arrays;

/** The library fills arrays, all of them or a piece. */
public final class Filled {
  public static int fill(long value, int from, int to) {
    long[] all = new long[6];
    Arrays.fill(all, from, to, value); // reach: IllegalArgumentException yes
    if (from == 1 && all[2] == 12 && all[3] == 0) {
      return 1; // reach: yes
    }
    if (from > 3 && all[2] != 0) {
      return 2; // reach: no
    }
    byte[] bytes = new byte[3];
    Arrays.fill(bytes, (byte) value);
    if (bytes[0] != bytes[2]) {
      return 3; // reach: no
    }
    return bytes[1] == -1 ? 4 : 5; // reach: true yes, false yes
  }
}
