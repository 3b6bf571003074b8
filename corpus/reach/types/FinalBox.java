package types;

/** A parameter of a final class has no other classes. */
public final class FinalBox {
  public static int run(Long n, String s) {
    Object o = n;
    Object p = s;
    if (o instanceof Integer || p instanceof Integer) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
