package grids;

/** Rows that come from outside, which may be null and of different lengths. */
public final class Given {
  public static int look(int[][] m) {
    if (m.length != 2) {
      return 0;
    }
    if (m[0].length == 1 && m[1].length == 2) {
      if (m[0] == m[1]) {
        return 1; // reach: no
      }
      if (m[0][0] == m[1][1] && m[0][0] == 13) {
        return 2; // reach: yes
      }
    }
    return m[1].length; // reach: NullPointerException yes
  }
}
