package strings;

/** Indices that are not there. */
public final class OutOfRange {
  public static int loose(String s, int i) {
    if (i <= s.length()) {
      return s.charAt(i); // reach: StringIndexOutOfBoundsException yes
    }
    return 0;
  }

  public static int strict(String s) {
    if (s.length() > 2) {
      return s.charAt(2); // reach: StringIndexOutOfBoundsException no
    }
    return 0;
  }
}
