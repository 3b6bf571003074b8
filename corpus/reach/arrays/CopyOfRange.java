package arrays;

/** A copy by hand. */
public final class CopyOfRange {
  public static int copy(int[] from, int start) {
    if (from.length != 4 || start < 0 || start > 2) {
      return 0;
    }
    int[] to = new int[2];
    to[0] = from[start];
    to[1] = from[start + 1];
    from[start] = -1;
    if (to[0] == -1 && to[1] == 4) {
      return 1; // reach: yes
    }
    return to[0] != from[start] && from[start] != -1 ? 2 : 3; // reach: true no
  }
}
