package floats;

/** Not every int is a float. */
public final class FromInt {
  public static int look(int x) {
    float f = x;
    if ((int) f != x && x > 0 && x < 16_777_216) {
      return 1; // reach: no
    }
    if (x > 16_777_216 && x < 16_777_220 && (int) f != x) {
      return 2; // reach: yes
    }
    double d = x;
    return (int) d != x ? 3 : 4; // reach: true no
  }
}
