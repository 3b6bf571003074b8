package boxes;

/** An Integer never equals a Long. */
public final class EqualsAcross {
  public static int look(int x) {
    Object i = Integer.valueOf(x);
    Object l = Long.valueOf(x);
    if (i.equals(l)) {
      return 1; // reach: no
    }
    return i.equals(Integer.valueOf(9)) ? 2 : 3; // reach: true yes
  }
}
