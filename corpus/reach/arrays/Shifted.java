package arrays;

/** A copy within one array reads everything before it writes. */
public final class Shifted {
  public static int shift(int a, int b, int c) {
    int[] all = {a, b, c};
    System.arraycopy(all, 0, all, 1, 2);
    if (all[2] != b) {
      return 1; // reach: no
    }
    if (all[1] == 5 && all[0] != 5) {
      return 2; // reach: no
    }
    return all[1] == 5 && all[2] == 6 ? 3 : 4; // reach: true yes
  }
}
