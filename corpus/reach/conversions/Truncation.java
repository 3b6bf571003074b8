package conversions;

/** To byte and back. */
public final class Truncation {
  public static int look(int x) {
    byte b = (byte) x;
    if (b != x && x >= -128 && x <= 127) {
      return 1; // reach: no
    }
    if (b == 44 && x > 255) {
      return 2; // reach: yes
    }
    short s = (short) x;
    return s > 40_000 ? 3 : 4; // reach: true no
  }
}
