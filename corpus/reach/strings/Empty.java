package strings;

/** Empty is a length of zero. */
public final class Empty {
  public static int look(String s) {
    if (s.isEmpty() && s.length() > 0) {
      return 1; // reach: no
    }
    if (!s.isEmpty() && s.equals("")) {
      return 2; // reach: no
    }
    return s.isEmpty() ? 3 : 4; // reach: true yes, false yes
  }
}
