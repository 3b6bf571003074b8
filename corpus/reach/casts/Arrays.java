package casts;

/** Arrays are objects too. */
public final class Arrays {
  public static int look(boolean ints) {
    Object o = ints ? new int[3] : new String[2];
    if (o instanceof int[] a) {
      return a.length == 2 ? 1 : 2; // reach: true no, false yes
    }
    if (o instanceof Object[] b) {
      return b.length == 2 ? 3 : 4; // reach: true yes, false no
    }
    return 5; // reach: no
  }
}
