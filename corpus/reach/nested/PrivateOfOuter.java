package nested;

/** A nested class reads and writes a private field of its outer class. */
public final class PrivateOfOuter {
  private int secret;

  static final class Thief {
    static void set(PrivateOfOuter o, int x) {
      o.secret = x ^ 0xff;
    }

    static int take(PrivateOfOuter o) {
      return o.secret;
    }
  }

  public static int look(int x) {
    PrivateOfOuter o = new PrivateOfOuter();
    Thief.set(o, x);
    if (Thief.take(o) == x) {
      return 1; // reach: no
    }
    return Thief.take(o) == 0 ? 2 : 3; // reach: true yes
  }
}
