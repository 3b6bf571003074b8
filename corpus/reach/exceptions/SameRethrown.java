package exceptions;

/** The same exception goes on. */
public final class SameRethrown {
  public static int run(int[] a) {
    try {
      check(a);
      return 0;
    } catch (NullPointerException e) {
      return a == null ? 1 : 2; // reach: true yes, false no
    } catch (RuntimeException e) {
      return 3; // reach: yes
    }
  }

  private static void check(int[] a) {
    try {
      a[2] = 1;
    } catch (RuntimeException e) {
      throw e; // reach: yes
    }
  }
}
