package floats;

/** Float and double side by side. */
public final class FloatFields {
  public static int look(float f) {
    double d = f;
    if ((float) d != f && f == f) {
      return 1; // reach: no
    }
    if (d == 0.1) {
      return 2; // reach: no
    }
    return f == 0.1f ? 3 : 4; // reach: true yes
  }
}
