package arrays;

/** The contents of an array that comes from outside. */
public final class ContentsGiven {
  public static int look(int[] a) {
    if (a.length < 3) {
      return 0;
    }
    if (a[0] + a[1] == a[2] && a[0] > 1000 && a[1] > 1000 && a[2] < 0) {
      return 1; // reach: yes
    }
    return 0;
  }
}
