package statics;

/** The initialiser computes with what was initialised before. */
public final class Computed {
  static final int BASE = Integer.parseInt("6") * 7;
  static final int DOUBLE;

  static {
    int d = BASE;
    d += BASE;
    DOUBLE = d;
  }

  public static int look(int x) {
    if (DOUBLE == 84) {
      return x; // reach: yes
    }
    return -1; // reach: no
  }
}
