package strings;

/** The same literal is the same object; a new string is another with the same text. */
public final class Literals {
  public static int look(int x) {
    String a = "word";
    String b = "word";
    if (a != b) {
      return 1; // reach: no
    }
    String c = new String(a);
    if (c == a) {
      return 2; // reach: no
    }
    return c.equals(a) ? x == 4 ? 3 : 4 : 5; // reach: yes
  }
}
