package arrays;

import java.util.Arrays;

/** References written to all of an array. */
public final class FilledTexts {
  public static int look(int n, String s) {
    String[] rows = new String[n];
    Arrays.fill(rows, s);
    if (n > 3 && rows[2] != s) {
      return 1; // reach: no
    }
    if (n > 3 && rows[3].length() == 4) {
      return 2; // reach: yes
    }
    return 3;
  }
}
