package literals;

/** A NaN has many bit patterns, and a test must write the right one. */
public final class NanBits {
  public static int raw(double d) {
    if (Double.doubleToRawLongBits(d) == 0x7ff8000000000123L) {
      return 1; // reach: yes
    }
    if (Double.doubleToLongBits(d) == 0x7ff8000000000123L) {
      return 2; // reach: no
    }
    return 0;
  }

  public static int negative(double d) {
    return d != d && Double.doubleToRawLongBits(d) < 0 ? 1 : 0; // reach: true yes
  }

  public static int small(float f) {
    if (Float.floatToRawIntBits(f) == 0x7fc00001) {
      return 1; // reach: yes
    }
    if (Float.floatToIntBits(f) == 0xffc00000) {
      return 2; // reach: no
    }
    return 0;
  }

  public static int element(double[] all) {
    if (all.length > 1 && Double.doubleToRawLongBits(all[1]) == 0xfff8000000000007L) {
      return 1; // reach: yes
    }
    return 0;
  }
}
