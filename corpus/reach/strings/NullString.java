package strings;

/** A string that is null. */
public final class NullString {
  public static int look(String s) {
    String t = "x" + s;
    if (s == null) {
      return t.equals("xnull") ? 1 : 2; // reach: true yes, false no
    }
    if ("abc".equals(s) && s.length() != 3) {
      return 3; // reach: no
    }
    return s.length(); // reach: NullPointerException no
  }
}
