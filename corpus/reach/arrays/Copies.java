package arrays;

/** The library copies a piece of an array into another one. */
public final class Copies {
  public static int copy(int[] from, int start, int count) {
    int[] to = new int[5];
    to[4] = 7;
    System.arraycopy(from, start, to, 1, count); // reach: ArrayIndexOutOfBoundsException yes
    if (count == 2 && start == 3 && to[1] == 40 && to[2] == 41) {
      return 1; // reach: yes
    }
    if (count < 4 && to[4] != 7) {
      return 2; // reach: no
    }
    return to[0] == 0 ? 3 : 4; // reach: true yes, false no
  }
}
