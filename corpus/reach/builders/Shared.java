package builders;

/** Two names for one builder. */
public final class Shared {
  public static int look(String s) {
    StringBuilder a = new StringBuilder("x");
    StringBuilder b = a;
    b.append(s);
    if (a.length() != b.length()) {
      return 1; // reach: no
    }
    if (a.toString().equals("xyz")) {
      return 2; // reach: yes
    }
    return a.length() == 0 ? 3 : 4; // reach: true no
  }
}
