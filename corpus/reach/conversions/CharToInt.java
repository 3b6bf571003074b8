package conversions;

/** A character is never negative, a short may be. */
public final class CharToInt {
  public static int look(short s) {
    char c = (char) s;
    if (c != s && s >= 0) {
      return 1; // reach: no
    }
    if (c == 65_535) {
      return s == -1 ? 2 : 3; // reach: true yes, false no
    }
    return (short) c != s ? 4 : 5; // reach: true no
  }
}
