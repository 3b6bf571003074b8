package arrays;

import java.util.Arrays;

/** Arrays compared as a whole. */
public final class EqualArrays {
  public static int pin(int[] digits) {
    int[] secret = {4, 7, 1};
    if (Arrays.equals(digits, secret)) {
      if (digits[1] != 7) {
        return 1; // reach: no
      }
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int lengths(char[] a, char[] b) {
    if (Arrays.equals(a, b) && a != null) {
      return a.length == b.length ? 1 : 2; // reach: true yes, false no
    }
    return 0;
  }
}
