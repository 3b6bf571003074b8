package strings;

/** One string within another. */
public final class Contains {
  public static int look(String s) {
    if (s.contains("bad") && s.length() < 3) {
      return 1; // reach: no
    }
    if (s.contains("bad") && s.length() == 4 && s.charAt(0) != 'b') {
      return s.endsWith("bad") ? 2 : 3; // reach: true yes, false no
    }
    return 0;
  }
}
