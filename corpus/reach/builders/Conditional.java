package builders;

/** What is appended depends. */
public final class Conditional {
  public static int look(boolean a, boolean b) {
    StringBuilder s = new StringBuilder();
    if (a) {
      s.append("yes");
    }
    if (b) {
      s.append("no");
    }
    if (s.length() == 5) {
      return 1; // reach: yes
    }
    if (s.length() == 4) {
      return 2; // reach: no
    }
    return s.length() == 3 && b ? 3 : 4; // reach: true no
  }
}
