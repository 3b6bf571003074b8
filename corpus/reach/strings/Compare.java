package strings;

/** An order of strings. */
public final class Compare {
  public static int look(String s) {
    if (s.compareTo("b") > 0 && s.compareTo("a") < 0) {
      return 1; // reach: no
    }
    if (s.compareTo("b") < 0 && s.compareTo("a") > 0) {
      return 2; // reach: yes
    }
    return s.compareTo("m") == 0 ? 3 : 4; // reach: true yes
  }
}
