package machine;

/** An array of constant size. */
public final class SmallArray {
  public static int run(int x) {
    try {
      int[] pair = new int[2];
      pair[0] = x;
      return pair[0] + 1; // reach: yes
    } catch (Throwable e) {
      return -1; // reach: no
    }
  }
}
