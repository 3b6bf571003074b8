package aliasing;

/** Two arrays, or the same one twice. */
public final class Rows {
  public static int write(int[] a, int[] b) {
    if (a.length != 3 || b.length != 3) {
      return 0;
    }
    a[1] = 5;
    b[1] = 6;
    if (a[1] == 6) {
      return 1; // reach: yes
    }
    b[2] = 9;
    if (a[1] != 5) {
      return 2; // reach: no
    }
    return 3;
  }
}
