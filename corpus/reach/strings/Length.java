package strings;

/** A length, a beginning and an end. */
public final class Length {
  public static int look(String s) {
    if (s.length() < 0) {
      return 1; // reach: no
    }
    if (s.length() == 3 && s.startsWith("ab") && s.endsWith("c")) {
      return s.equals("abc") ? 2 : 3; // reach: true yes, false no
    }
    return 0;
  }
}
