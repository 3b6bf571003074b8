package arrays;

/** An index that is an element. */
public final class IndexFromArray {
  public static int follow(int[] next, int start) {
    if (next.length != 4) {
      return 0;
    }
    int at = next[start];
    at = next[at];
    if (at == start && next[start] != start) {
      return 1; // reach: yes
    }
    return next[start] < 0 ? 2 : 3; // reach: true no
  }
}
