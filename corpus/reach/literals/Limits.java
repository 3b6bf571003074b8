package literals;

/** The least numbers have no positive counterpart. */
public final class Limits {
  public static int least(int i, long l) {
    if (i < 0 && -i == i) {
      return 1; // reach: yes
    }
    if (l < 0 && -l == l) {
      return 2; // reach: yes
    }
    return 0;
  }

  public static int tiny(double d, float f) {
    if (d > 0 && d / 2 == 0) {
      return 1; // reach: yes
    }
    if (f > 0 && f / 2 == 0) {
      return 2; // reach: yes
    }
    return 0;
  }

  public static int huge(double d) {
    return d < Double.POSITIVE_INFINITY && d * 1.0000000000000002 > Double.MAX_VALUE ? 1 : 0; // reach: true yes
  }
}
