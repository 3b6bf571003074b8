package literals;

/** Minus zero equals zero, but is another value. */
public final class Zeros {
  public static int divide(double d) {
    if (d == 0 && 1 / d < 0) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int single(float f) {
    return f == 0 && Float.floatToRawIntBits(f) != 0 ? 1 : 0; // reach: true yes
  }
}
