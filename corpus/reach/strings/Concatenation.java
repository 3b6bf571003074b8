package strings;

/** A sum of strings and a number. */
public final class Concatenation {
  public static int look(String s, int n) {
    String t = s + "-" + n;
    if (t.equals("id-42")) {
      return 1; // reach: yes
    }
    if (t.isEmpty()) {
      return 2; // reach: no
    }
    return t.startsWith("-") && s.length() == 1 && s.charAt(0) == '+' ? 3 : 4; // reach: true no
  }
}
